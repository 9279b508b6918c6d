-- Papers belong to orders, and orders to no account. Whoever has confirmed the address of an order may take its papers with
-- them, and what they have left goes with their account.

create type public.own_papers as (
  order_id text,
  questions text[],
  resumes jsonb,
  shared_note text,
  steps jsonb
);

create function private.own_papers()
returns setof public.own_papers
language sql
stable
-- Definer, because buyers read none of these tables; it follows own_bookings().
security definer
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
  from private.own_bookings()
  join public.bookings using (order_id)
  left join public.session_questions on session_questions.booking_id = bookings.id
  left join public.session_notes on session_notes.booking_id = bookings.id
  cross join lateral (
    select
      bookings.status in ('booked', 'done', 'no_show_buyer', 'no_show_mentor') and bookings.starts_at <= now()
        as has_begun
  ) as time;
$$;

revoke execute on function private.own_papers() from anon;

create function public.own_papers()
returns setof public.own_papers
language sql
stable
set search_path = ''
as $$
  select * from private.own_papers();
$$;

comment on function public.own_papers() is
  'What was left and written for the sessions in own_bookings(). Resumes are named; their files are on the session''s page.';

grant execute on function public.own_papers() to authenticated;

create function private.delete_own_papers()
returns trigger
language plpgsql
-- Definer, because the auth service, which deletes accounts, comes near none of these tables.
security definer
set search_path = ''
as $$
begin
  with own as (
    select bookings.id
    from public.payments
    join public.bookings using (order_id)
    where lower(customer_email) = lower(old.email)
  ), questions as (
    delete from public.session_questions using own where booking_id = own.id
  )
  delete from public.session_resumes using own where booking_id = own.id;
  return null;
end;
$$;

revoke execute on function private.delete_own_papers() from public, anon, authenticated, service_role;

create trigger delete_own_papers
  after delete on auth.users
  for each row when (old.email_confirmed_at is not null)
  execute function private.delete_own_papers();
