-- What learners ask the mentor about a lesson.
create table public.lesson_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  lesson_id uuid not null references public.lessons (id),
  question text not null,
  created_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz
);

comment on table public.lesson_questions is
  'Asked by a learner, answered by the mentor in the same place and by mail. No other learner reads them.';

alter table public.lesson_questions
  add constraint lesson_questions_question_is_text check (private.is_text(question, 2000)),
  add constraint lesson_questions_answer_is_text check (private.is_text(answer, 4000)),
  add constraint lesson_questions_answer_has_time check (num_nulls(answer, answered_at) in (0, 2));

create index lesson_questions_by_person on public.lesson_questions (user_id, lesson_id, created_at);
create index lesson_questions_by_lesson on public.lesson_questions (lesson_id);
create index lesson_questions_unanswered on public.lesson_questions (created_at) where answered_at is null;

grant select, insert, update, delete on public.lesson_questions to authenticated, service_role;

alter table public.lesson_questions enable row level security;

create policy "People can read their own questions, admins all"
  on public.lesson_questions for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Learners can ask about a lesson that is open to them"
  on public.lesson_questions for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and private.is_learner(lesson_id)
    and exists (select from public.lessons where lessons.id = lesson_id)
  );

create policy "Admins can answer questions"
  on public.lesson_questions for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete questions"
  on public.lesson_questions for delete to authenticated
  using ((select private.is_admin()));

create function private.guard_lesson_question()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if private.is_request_by_visitor_or_user()
      and (new.id, new.user_id, new.lesson_id, new.question, new.created_at)
        is distinct from (old.id, old.user_id, old.lesson_id, old.question, old.created_at) then
      raise insufficient_privilege using message = 'Only the answer of a question can be changed';
    end if;
    new.answer := nullif(btrim(new.answer), '');
  elsif private.is_request_by_visitor_or_user() then
    new.created_at := now();
    new.answer := null;
  end if;
  new.answered_at := case when new.answer is not null then coalesce(new.answered_at, now()) end;
  return new;
end;
$$;

create trigger guard_lesson_question
  before insert or update on public.lesson_questions
  for each row execute function private.guard_lesson_question();

insert into private.write_bounds (kind, per, maximum, seconds)
values ('lesson_question', 'account', 10, 86400);

create trigger bound_lesson_questions
  after insert on public.lesson_questions
  referencing new table as written
  for each statement when (private.is_bound_request())
  execute function private.bound_writes('lesson_question');

create trigger log_admin_deletion
  before delete on public.lesson_questions
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', '', '');
