-- What is written about a booking, queued in the transaction that changes it.

create function private.session_mail_payload(booking public.bookings)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'booking_id', booking.id,
    'link_id', booking.link_id,
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
