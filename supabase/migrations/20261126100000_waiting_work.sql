-- What an admin sees first: who comes today, and what waits for an answer.

create function private.count_due_mails()
returns integer
language sql
stable
-- Definer, because admins do not read mails; this tells them how many.
security definer
set search_path = ''
as $$
  select count(*)::integer from public.outbox where sent_at is null and due_at <= now() and attempts < 20;
$$;

revoke execute on function private.count_due_mails() from anon;

create function public.waiting_work()
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can see what waits');
  return jsonb_build_object(
    'inquiries', public.inquiry_counts() -> 'waiting',
    'payments', (select count(*) from public.payment_issues()),
    'courses', public.course_inbox_count(),
    'sessions', (
      select count(*)
      from public.bookings
      join public.payments using (order_id)
      where status in ('needs_time', 'cancelled_by_mentor', 'no_show_mentor') and payment_status = 'paid'
    ),
    'events', (select count(*) from public.events where status = 'pending'),
    -- Nobody has to answer a review: after a week it does not wait any more.
    'reviews', (
      select count(*)
      from public.reviews
      where answer is null and hidden_reason is null and created_at > now() - interval '7 days'
    ),
    'grievances', (select count(*) from public.grievances where settled_at is null),
    'overdue', (
      select count(*)
      from public.grievances
      where settled_at is null
        and (settle_by < now() or (acknowledged_at is null and acknowledge_by < now()))
    ),
    'mails', (
      select jsonb_build_object('count', private.count_due_mails(), 'quota', quota, 'since', since, 'until', until)
      from public.mail_pause
      where until > now()
    )
  );
end;
$$;

comment on function public.waiting_work() is
  'How many things wait for the mentor on each of her screens: inquiries for more than 48 hours, payment issues, questions and tasks, people who paid and have no time, proposed events, reviews of the last seven days without an answer, open grievances and how many of those are overdue; and the mails that wait because a quota is used up, null when none is. For admins.';

grant execute on function public.waiting_work() to authenticated;

create type public.today_entry as (
  kind text,
  id uuid,
  begins text,
  name text,
  mentorshiptype text,
  people integer,
  resumes integer,
  questions integer
);

comment on type public.today_entry is
  'What takes place today. Kind "session": the name is the buyer''s, with what they sent for it; "event": the name is its title, with how many are registered. Begins: HH:MM in India.';

create function public.todays_work()
returns setof public.today_entry
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can see what is on today');
  return query
    select
      'session',
      bookings.id,
      to_char(bookings.starts_at at time zone 'Asia/Kolkata', 'HH24:MI'),
      payments.customer_name,
      payments.mentorshiptype,
      null::integer,
      (select count(*)::integer from public.session_resumes where booking_id = bookings.id),
      coalesce((select cardinality(questions) from public.session_questions where booking_id = bookings.id), 0)
    from public.bookings
    join public.payments using (order_id)
    where bookings.status = 'booked' and private.date_in_india(bookings.starts_at) = public.today_in_india()
    union all
    select
      'event',
      events.id,
      events.event_time,
      events.title,
      null,
      (select count(*)::integer from public.event_registrations where event_id = events.id),
      null,
      null
    from public.events
    where events.status = 'approved' and events.event_date = public.today_in_india()
    order by 3, 4
    limit 50;
end;
$$;

comment on function public.todays_work() is
  'The booked sessions and the approved events of today in India, in the order of the day. For admins.';

grant execute on function public.todays_work() to authenticated;
