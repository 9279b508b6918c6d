-- What is written about courses, queued in the transaction that causes it.

create function private.queue_lesson_mail(
  kind text,
  subject uuid,
  lesson_id uuid,
  learner_id uuid,
  reader text,
  details jsonb
)
returns void
language sql
-- Definer, because learners and admins write no mails, and read no addresses.
security definer
set search_path = ''
as $$
  insert into public.outbox (kind, subject, recipient, payload)
  select
    queue_lesson_mail.kind,
    queue_lesson_mail.subject::text,
    recipient,
    details || jsonb_build_object(
      'learner', coalesce(profiles.full_name, ''),
      'course_slug', courses.slug,
      'course_title', courses.title,
      'lesson_slug', lessons.slug,
      'lesson_title', lessons.title
    )
  from public.lessons
  join public.courses on courses.id = lessons.course_id
  join auth.users on users.id = learner_id
  left join public.profiles on profiles.id = users.id
  cross join lateral (
    select case reader when 'mentor' then private.mentor_email() else users.email end as recipient
  ) as reads
  where lessons.id = queue_lesson_mail.lesson_id and private.is_email(recipient)
  on conflict (kind, subject) do nothing;
$$;

revoke execute on function private.queue_lesson_mail(text, uuid, uuid, uuid, text, jsonb)
  from anon, authenticated;

create function private.tell_of_question()
returns trigger
language plpgsql
-- Definer, because only the owner queues these mails.
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.queue_lesson_mail(
      'lesson_question', new.id, new.lesson_id, new.user_id, 'mentor', jsonb_build_object('question', new.question)
    );
  else
    perform private.queue_lesson_mail(
      'lesson_answer', new.id, new.lesson_id, new.user_id, 'learner',
      jsonb_build_object('question', new.question, 'answer', new.answer)
    );
  end if;
  return null;
end;
$$;

create trigger tell_mentor_of_question
  after insert on public.lesson_questions
  for each row when (new.answer is null)
  execute function private.tell_of_question();

create trigger tell_learner_of_answer
  after update on public.lesson_questions
  for each row when (new.answer is not null and old.answer is null)
  execute function private.tell_of_question();

create function private.tell_of_task()
returns trigger
language plpgsql
-- Definer, because only the owner queues these mails.
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.queue_lesson_mail('task_handed_in', new.id, new.lesson_id, new.user_id, 'mentor', '{}');
  else
    perform private.queue_lesson_mail(
      'task_marked', new.id, new.lesson_id, new.user_id, 'learner',
      jsonb_build_object(
        'points', (select sum(point) from unnest(new.points) as point),
        'of_points', (select sum((line ->> 'points')::integer) from jsonb_array_elements(new.rubric) as line),
        'comment', new.comment
      )
    );
  end if;
  return null;
end;
$$;

create trigger tell_mentor_of_task
  after insert on public.task_submissions
  for each row when (new.marked_at is null)
  execute function private.tell_of_task();

create trigger tell_learner_of_marks
  after update on public.task_submissions
  for each row when (new.marked_at is not null and old.marked_at is null)
  execute function private.tell_of_task();

revoke execute on function private.tell_of_question(), private.tell_of_task()
  from public, anon, authenticated, service_role;
