-- What changes in mails about a session that were not sent yet.

create function private.carry_joining_link()
returns trigger
language plpgsql
-- Definer, because admins do not write mails; this changes one fact in those that wait.
security definer
set search_path = ''
as $$
begin
  update public.outbox
  set payload = payload || case
    when payload ? 'session' then
      jsonb_build_object('session', payload -> 'session' || jsonb_build_object('joining_link', new.joining_link))
    else jsonb_build_object('joining_link', new.joining_link)
  end
  where sent_at is null and attempts = 0 and (payload ? 'joining_link' or payload ? 'session');
  return null;
end;
$$;

revoke execute on function private.carry_joining_link() from public, anon, authenticated, service_role;

create trigger carry_joining_link
  after update on public.schedule_settings
  for each row when (new.joining_link is distinct from old.joining_link)
  execute function private.carry_joining_link();

create function private.session_of_order(order_id text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when status = 'booked' then
      jsonb_build_object('session', private.session_mail_payload(bookings) || jsonb_build_object('reader', 'buyer'))
    when lost_start is not null then jsonb_build_object('lost_start', lost_start)
    else '{}'
  end
  from public.bookings
  where bookings.order_id = session_of_order.order_id;
$$;

create function private.drop_session_mails(booking_id uuid)
returns void
language sql
set search_path = ''
as $$
  delete from public.outbox
  where sent_at is null
    and kind like 'session\_%'
    and kind <> 'session_order_moved'
    and payload ->> 'booking_id' = drop_session_mails.booking_id::text;

  -- The confirmation of the payment still goes out, with what is true now, unless it is just being sent. After a try that
  -- failed, the mail service would refuse other words under the same id.
  update public.outbox
  set
    id = gen_random_uuid(),
    attempts = 0,
    next_attempt_at = now(),
    payload = payload - 'session' - 'lost_start' || coalesce(private.session_of_order(subject), '{}')
  where sent_at is null
    and kind = 'booking_confirmation'
    and (attempts = 0 or last_error is not null)
    and subject = (select order_id from public.bookings where id = drop_session_mails.booking_id);

  -- So does the mail about a corrected address, which is the only one there with the receipt.
  update public.outbox
  set
    id = gen_random_uuid(),
    attempts = 0,
    next_attempt_at = now(),
    expires_at = case bookings.status when 'booked' then bookings.ends_at end,
    payload = outbox.payload || private.session_mail_payload(bookings) || jsonb_build_object('status', bookings.status)
  from public.bookings
  where bookings.id = drop_session_mails.booking_id
    and sent_at is null
    and kind = 'session_order_moved'
    and (attempts = 0 or last_error is not null)
    and payload ->> 'booking_id' = bookings.id::text;
$$;

comment on function private.drop_session_mails(uuid) is
  'Takes back what was queued about a booking and not sent yet: a change makes it untrue.';
