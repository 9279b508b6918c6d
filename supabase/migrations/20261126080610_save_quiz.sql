-- How an admin writes a quiz.

create function private.write_quiz(lesson_id uuid, quiz jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  entry record;
  question_id uuid;
begin
  delete from public.questions where questions.lesson_id = write_quiz.lesson_id;
  for entry in select value, ordinality from jsonb_array_elements(quiz) with ordinality loop
    insert into public.questions (lesson_id, position, kind, prompt, options)
    values (
      write_quiz.lesson_id,
      entry.ordinality,
      entry.value ->> 'kind',
      entry.value ->> 'prompt',
      array(select jsonb_array_elements_text(entry.value -> 'options'))
    )
    returning id into question_id;
    insert into public.question_keys (question_id, right_options, explanation)
    values (
      question_id,
      array(select jsonb_array_elements_text(entry.value -> 'right')::integer),
      entry.value ->> 'explanation'
    );
  end loop;
end;
$$;

comment on function private.write_quiz(uuid, jsonb) is
  'Replaces the quiz of a lesson. Attempts stay: they hold how many were right, and of how many.';

revoke execute on function private.write_quiz(uuid, jsonb) from anon, authenticated;

create function private.guard_question_key()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  question public.questions;
begin
  select * into question from public.questions where id = new.question_id;
  if not cardinality(question.options) > all (new.right_options)
    or (question.kind = 'single' and cardinality(new.right_options) <> 1) then
    raise check_violation using
      message = 'What is right must be one of the options',
      constraint = 'question_keys_right_options_are_options';
  end if;
  return new;
end;
$$;

create trigger guard_question_key
  before insert or update on public.question_keys
  for each row execute function private.guard_question_key();

create function private.save_quiz(lesson_id uuid, quiz jsonb)
returns void
language plpgsql
-- Definer, because nobody writes questions and keys; it does so for admins.
security definer
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can change a quiz');
  if jsonb_typeof(quiz) is distinct from 'array' then
    raise check_violation using message = 'A quiz is a list of questions';
  end if;
  if quiz = private.quiz_with_keys(save_quiz.lesson_id) then
    return;
  end if;
  -- It is a change of the lesson: the trigger says when.
  update public.lessons set updated_at = now() where id = save_quiz.lesson_id;
  perform private.write_quiz(save_quiz.lesson_id, quiz);
  perform private.add_admin_action('changed', 'lessons', lessons.id::text, lessons.title, 'quiz')
  from public.lessons
  where id = save_quiz.lesson_id;
end;
$$;

revoke execute on function private.save_quiz(uuid, jsonb) from anon;

create function public.save_quiz(lesson_id uuid, quiz jsonb)
returns void
language sql
set search_path = ''
as $$
  select private.save_quiz(save_quiz.lesson_id, save_quiz.quiz);
$$;

comment on function public.save_quiz(uuid, jsonb) is
  'Replaces the quiz of a lesson: [{"kind", "prompt", "options", "right": [from 0], "explanation"}]. For admins.';

grant execute on function public.save_quiz(uuid, jsonb) to authenticated;
