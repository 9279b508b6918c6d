-- Papers belong to orders, and orders to no account: they are found by the confirmed address of the order.

create type public.own_papers as (
  order_id text,
  questions text[],
  resumes jsonb,
  shared_note text,
  steps jsonb
);

create function private.papers_of(address text)
returns setof public.own_papers
language sql
stable
set search_path = ''
as $$
  select
    order_id,
    questions,
    (
      select jsonb_agg(jsonb_build_object('name', name, 'size', size, 'created_at', created_at) order by created_at)
      from public.session_resumes
      where booking_id = bookings.id
    ),
    -- As on the session's page: from its beginning on.
    case when has_begun then shared_note end,
    case when has_begun then (
      select jsonb_agg(jsonb_build_object('step', step, 'done_at', done_at) order by position)
      from public.session_steps
      where booking_id = bookings.id
    ) end
  from public.payments
  join public.bookings using (order_id)
  left join public.session_questions on session_questions.booking_id = bookings.id
  left join public.session_notes on session_notes.booking_id = bookings.id
  cross join lateral (
    select
      bookings.status in ('booked', 'done', 'no_show_buyer', 'no_show_mentor') and bookings.starts_at <= now()
        as has_begun
  ) as time
  where lower(customer_email) = papers_of.address;
$$;

comment on function private.papers_of(text) is
  'What was left and written for the sessions of an address. Resumes are named; their files are on the session''s page.';

revoke execute on function private.papers_of(text) from anon, authenticated;
