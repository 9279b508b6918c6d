-- The order of a session whose address was wrong (docs/decisions/moved-orders.md).

create function private.move_phone_consent(payment public.payments, email text)
returns void
language sql
set search_path = ''
as $$
  insert into public.consents (purpose, email, phone, user_id, notice_version, place, given_at)
  select purpose, move_phone_consent.email, phone, user_id, notice_version, place, given_at
  from public.consents
  where purpose = 'whatsapp_reminders'
    and lower(consents.email) = lower(payment.customer_email)
    and phone = payment.customer_phone
    and withdrawn_at is null
  on conflict do nothing;

  -- Another order of the same person may still need it where it was.
  select private.end_consent('whatsapp_reminders', payment.customer_email, payment.customer_phone)
  where not exists (
    select from public.payments as others
    where wants_phone_messages
      and lower(customer_email) = lower(payment.customer_email)
      and customer_phone = payment.customer_phone
  );
$$;

comment on function private.move_phone_consent(public.payments, text) is
  'The buyer agreed to messages to their phone, whatever their address was taken for. payment: the order before it moved.';

revoke execute on function private.move_phone_consent(public.payments, text) from anon, authenticated, service_role;

create function private.move_session_mails(booking public.bookings, email text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  facts constant jsonb := jsonb_build_object('customer_email', move_session_mails.email, 'link_id', booking.link_id);
begin
  perform private.move_order_mails(booking.order_id, move_session_mails.email);
  -- The mail about the new address says all that they say. One that was tried may be read at the old address, and the
  -- mail service refuses another address under the same id.
  delete from public.outbox
  where sent_at is null
    and payload ->> 'booking_id' = booking.id::text
    and payload ->> 'reader' = 'buyer'
    and (attempts > 0 or kind in ('session_booked', 'session_moved', 'session_choose_time', 'session_order_moved'));
  update public.outbox
  set
    recipient = case payload ->> 'reader' when 'buyer' then move_session_mails.email else recipient end,
    payload = payload || facts
  where sent_at is null and attempts = 0 and kind like 'session\_%' and payload ->> 'booking_id' = booking.id::text;
  update public.phone_messages
  set payload = payload || jsonb_build_object('link_id', booking.link_id)
  where sent_at is null and payload ->> 'booking_id' = booking.id::text;

  insert into public.outbox (kind, subject, recipient, payload, expires_at)
  values (
    'session_order_moved',
    -- Each time again, as in move_order().
    booking.order_id || ':' || extract(epoch from clock_timestamp()),
    move_session_mails.email,
    private.session_mail_payload(booking) || jsonb_build_object('reader', 'buyer', 'status', booking.status),
    case booking.status when 'booked' then booking.ends_at end
  );
end;
$$;

comment on function private.move_session_mails(public.bookings, text) is
  'What waits goes to the new address, which gets one mail with the session and its new link. The old one gets none.';

create function private.move_session(payment public.payments, email text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  new_email constant text := lower(btrim(move_session.email));
  booking public.bookings;
begin
  perform private.lock_schedule();
  select * into booking from public.bookings where bookings.order_id = payment.order_id;
  if booking.id is null
    or not (private.owes_time(booking) or booking.status in ('booked', 'cancelled_by_buyer'))
    or booking.status = 'booked' and booking.ends_at <= now()
  then
    return 'over';
  elsif new_email = lower(payment.customer_email) then
    return 'same_address';
  end if;

  update public.payments set customer_email = new_email where payments.order_id = payment.order_id;
  update public.form_submissions
  set email = new_email
  where form_submissions.id = payment.submission_id and lower(form_submissions.email) = lower(payment.customer_email);
  update public.bookings
  set link_id = gen_random_uuid(), opens_by_order = false
  where bookings.id = booking.id
  returning * into booking;
  perform private.move_phone_consent(payment, new_email);
  perform private.move_session_mails(booking, new_email);
  perform private.add_admin_action('changed', 'payments', payment.order_id, payment.mentorshiptype, 'customer_email');
  return 'moved';
end;
$$;

comment on function private.move_session(public.payments, text) is
  'What move_order() does with the order of a session. payment: the order as it is.';
