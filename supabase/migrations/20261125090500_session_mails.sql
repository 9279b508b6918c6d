-- What is written about a booking, queued in the transaction that changes it.

create function private.session_mail_payload(booking public.bookings)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'booking_id', booking.id,
    'sequence', booking.sequence,
    'starts_at', booking.starts_at,
    'ends_at', booking.ends_at,
    'order_id', payments.order_id,
    'mentorshiptype', payments.mentorshiptype,
    'customer_name', payments.customer_name,
    'customer_email', payments.customer_email,
    'was_refunded', payments.payment_status = 'refunded',
    'joining_link', schedule_settings.joining_link
  )
  from public.payments, public.schedule_settings
  where payments.order_id = booking.order_id;
$$;

create function private.queue_session_mail(
  booking public.bookings,
  kind text,
  reader text,
  due_at timestamptz default now(),
  expires_at timestamptz default null,
  details jsonb default '{}'
)
returns void
language sql
set search_path = ''
as $$
  insert into public.outbox (kind, subject, recipient, payload, due_at, next_attempt_at, expires_at)
  select
    queue_session_mail.kind,
    concat_ws(':', booking.order_id, booking.sequence, reader, details ->> 'asked_on'),
    recipient,
    payload || details || jsonb_build_object('reader', reader),
    queue_session_mail.due_at,
    queue_session_mail.due_at,
    queue_session_mail.expires_at
  from private.session_mail_payload(booking) as payload
  cross join lateral (
    select case reader when 'mentor' then private.mentor_email() else payload ->> 'customer_email' end as recipient
  ) as reads
  where recipient is not null
  on conflict do nothing;
$$;

comment on function private.queue_session_mail is
  'One mail of a kind for each version of a booking, to the buyer or to the mentor (reader).';

create function private.queue_reminders(booking public.bookings)
returns void
language plpgsql
set search_path = ''
as $$
declare
  day_before constant timestamptz := private.by_day_in_india(booking.starts_at - interval '1 day');
  hour_before constant timestamptz := booking.starts_at - interval '1 hour';
  day_after constant timestamptz := private.by_day_in_india(booking.ends_at + interval '1 day');
begin
  if day_before > now() then
    perform private.queue_session_mail(
      booking, 'session_reminder_day', 'buyer', day_before,
      -- Longer than a night, and not together with the one an hour before.
      least(day_before + interval '12 hours', booking.starts_at - interval '2 hours')
    );
  end if;
  if hour_before > now() then
    perform private.queue_session_mail(
      booking, 'session_reminder_hour', 'buyer', hour_before, booking.starts_at - interval '10 minutes'
    );
  end if;
  perform private.queue_session_mail(
    booking, 'session_feedback', 'buyer', day_after, day_after + interval '3 days'
  );
end;
$$;

comment on function private.queue_reminders(public.bookings) is
  'A day before, an hour before and a day after. Only the one an hour before may come at night.';

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
  where sent_at is null and kind like 'session\_%' and payload ->> 'booking_id' = drop_session_mails.booking_id::text;

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
$$;

comment on function private.drop_session_mails(uuid) is
  'Takes back what was queued about a booking and not sent yet: a change makes it untrue.';

-- The mail that confirms a payment says which time was booked with it, or that the time is gone: one mail, not two.
create or replace function private.queue_payment_mail(payment public.payments)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if payment.payment_status = 'paid' then
    delete from public.outbox
    where subject = payment.order_id and kind in ('payment_failed', 'payment_expired') and sent_at is null;
    -- With a time, the mail about the booked session tells the mentor.
    if not exists (select from public.bookings where order_id = payment.order_id and status = 'booked') then
      perform private.tell_mentor('paid', payment.order_id);
    end if;
  end if;
  insert into public.outbox (kind, subject, recipient, payload)
  values (
    case payment.payment_status
      when 'paid' then 'booking_confirmation'
      when 'failed' then 'payment_failed'
      when 'expired' then 'payment_expired'
      when 'refunded' then 'refund'
    end,
    payment.order_id,
    payment.customer_email,
    jsonb_build_object(
      'order_id', payment.order_id,
      'amount', payment.amount,
      'mentorshiptype', payment.mentorshiptype,
      'customer_name', payment.customer_name,
      'paid_at', payment.paid_at
    )
    || case payment.payment_status when 'paid' then coalesce(private.session_of_order(payment.order_id), '{}') else '{}' end
  )
  on conflict (kind, subject) do nothing;
end;
$$;
