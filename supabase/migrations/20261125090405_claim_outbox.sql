-- A sender takes the mails that are due, and what has changed meanwhile is not sent.

create function private.is_stale(mail public.outbox)
returns boolean
language sql
stable
set search_path = ''
as $$
  select mail.expires_at <= now()
  or mail.kind in ('event_registration', 'event_changed') and not private.is_event_as_told(mail)
  or mail.kind like 'session\_%' and mail.kind <> 'session_cancelled' and not exists (
    select
    from public.bookings
    join public.payments using (order_id)
    where bookings.id = (mail.payload ->> 'booking_id')::uuid
      and payment_status = 'paid'
      and case mail.kind
        when 'session_choose_time' then private.owes_time(bookings)
        else sequence = (mail.payload ->> 'sequence')::integer
          and (status in ('booked', 'done') or mail.kind = 'session_order_moved')
      end
  );
$$;

comment on function private.is_stale(public.outbox) is
  'Whether what the mail says is over or has changed since it was queued.';

create function private.is_night(moment timestamptz)
returns boolean
language sql
immutable
set search_path = ''
return extract(hour from moment at time zone 'Asia/Kolkata') not between 7 and 21;

comment on function private.is_night(timestamptz) is 'Between 22:00 and 7:00 in India nobody is woken up.';

create function private.by_day_in_india(moment timestamptz)
returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select case
    when private.is_night(moment) then
      -- Seven hours earlier, the night is all on the day of its evening.
      ((local - interval '7 hours')::date + time '21:45') at time zone 'Asia/Kolkata'
    else moment
  end
  from (select moment at time zone 'Asia/Kolkata' as local) as clock;
$$;

comment on function private.by_day_in_india(timestamptz) is 'The moment, or the evening before it where it is at night.';

create function private.is_night_now()
returns boolean
language sql
stable
set search_path = ''
return private.is_night(now());

comment on function private.is_night_now() is 'By the clock of the database; a test puts its own time here.';

create function private.waits_for_morning(kind text)
returns boolean
language sql
stable
set search_path = ''
return kind in ('session_reminder_day', 'session_feedback', 'session_choose_time') and private.is_night_now();

comment on function private.waits_for_morning(text) is
  'A mail that nobody asked for does not come at night, not even at its second try.';

create function public.claim_outbox(batch integer)
returns setof public.outbox
language sql
set search_path = ''
as $$
  select private.catch_up_with_events();

  delete from public.outbox
  where sent_at is null and next_attempt_at <= now() and coalesce(private.is_stale(outbox), false);

  with claimed as (
    update public.outbox
    set
      attempts = attempts + 1,
      -- Two minutes, four, eight, and so on up to about eight hours: twenty attempts take some five days.
      next_attempt_at = now() + interval '1 minute' * (2 ^ least(attempts + 1, 9))
    where id in (
      select id
      from public.outbox
      where sent_at is null
        and next_attempt_at <= now()
        and attempts < 20
        and not private.waits_for_morning(kind)
        and not exists (select from public.mail_pause where until > now())
      order by private.mail_rank(kind), next_attempt_at
      limit least(greatest(batch, 0), 100)
      for update skip locked
    )
    returning *
  )
  select * from claimed order by private.mail_rank(kind), due_at;
$$;

comment on function public.claim_outbox(integer) is
  'Takes up to 100 mails that are due and leases them to the caller, the most important first; two callers never get the same one. What is stale is dropped. None while a quota of the mail service is used up.';

grant execute on function public.claim_outbox(integer) to service_role;
