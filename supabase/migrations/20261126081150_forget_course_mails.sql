-- A mail repeats what somebody wrote, so it goes when that goes: with an account, or when a question is deleted.

create function private.forget_course_mails()
returns trigger
language plpgsql
-- Definer, because neither admins nor the auth service, which deletes accounts, write mails.
security definer
set search_path = ''
as $$
begin
  delete from public.outbox
  where kind in ('lesson_question', 'lesson_answer', 'task_handed_in', 'task_marked', 'course_given')
    and subject = old.id::text;
  return null;
end;
$$;

revoke execute on function private.forget_course_mails() from public, anon, authenticated, service_role;

create trigger forget_mails
  after delete on public.lesson_questions
  for each row execute function private.forget_course_mails();

create trigger forget_mails
  after delete on public.task_submissions
  for each row execute function private.forget_course_mails();

create trigger forget_mails
  after delete on public.enrolments
  for each row execute function private.forget_course_mails();
