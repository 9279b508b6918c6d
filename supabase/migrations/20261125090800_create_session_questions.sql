-- What a buyer wants to have answered in their session. They have no account, so a function writes it for them.
create table public.session_questions (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  questions text[] not null,
  updated_at timestamptz not null default now()
);

comment on table public.session_questions is
  'Up to three questions for a session, in the order of its page. Written with the service key for whoever holds the booking''s token.';

alter table public.session_questions
  add constraint session_questions_are_few
    check (array_ndims(questions) = 1 and cardinality(questions) between 1 and 3),
  add constraint session_questions_are_text check (
    (questions[1] is null or private.is_text(questions[1], 500))
    and (questions[2] is null or private.is_text(questions[2], 500))
    and (questions[3] is null or private.is_text(questions[3], 500))
    and array_position(questions, null) is null
  );

grant select on public.session_questions to authenticated;
grant select, insert, update, delete on public.session_questions to service_role;

alter table public.session_questions enable row level security;

create policy "Admins can read the questions of a session"
  on public.session_questions for select to authenticated
  using ((select private.is_admin()));

create trigger touch_updated_at
  before update on public.session_questions
  for each row execute function private.touch_updated_at();
