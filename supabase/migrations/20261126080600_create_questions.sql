-- The quiz of a lesson. What is right is in a table that nobody reads: attempts are marked by answer_quiz().
create table public.questions (
  id uuid primary key default gen_random_uuid(),
  lesson_id uuid not null references public.lessons (id) on delete cascade,
  position integer not null,
  kind text not null,
  prompt text not null,
  options text[] not null,
  constraint questions_have_an_order unique (lesson_id, position)
);

comment on table public.questions is 'Questions of a quiz, without what is right. Whoever reads the lesson reads them.';

create function private.are_options(value text[])
returns boolean
language sql
immutable
set search_path = ''
return cardinality(value) between 2 and 6
  and array_position(value, null) is null
  and (select bool_and(private.is_text(option, 300)) from unnest(value) as option);

alter table public.questions
  add constraint questions_are_few check (position between 1 and 20),
  add constraint questions_kind_is_known check (kind in ('single', 'multiple')),
  add constraint questions_prompt_is_text check (private.is_text(prompt, 1000)),
  add constraint questions_options_are_options check (private.are_options(options));

grant select on public.questions to anon, authenticated;
grant select, insert, update, delete on public.questions to service_role;

alter table public.questions enable row level security;

create policy "Whoever reads a lesson reads its questions"
  on public.questions for select to anon, authenticated
  using (exists (select from public.lessons where lessons.id = lesson_id));

create table public.question_keys (
  question_id uuid primary key references public.questions (id) on delete cascade,
  right_options integer[] not null,
  explanation text not null
);

comment on table public.question_keys is
  'What is right, counted from 0, and why. Read by answer_quiz() and, for admins, by quiz_with_keys().';

alter table public.question_keys
  add constraint question_keys_right_options_are_some check (
    cardinality(right_options) between 1 and 6
    and array_position(right_options, null) is null
    and 0 <= all (right_options)
    and 5 >= all (right_options)
  ),
  add constraint question_keys_explanation_is_text check (private.is_text(explanation, 1000));

grant select, insert, update, delete on public.question_keys to service_role;

-- No policies: nobody but the service key comes near it.
alter table public.question_keys enable row level security;

create function private.quiz_with_keys(lesson_id uuid)
returns jsonb
language plpgsql
stable
-- Definer, because nobody reads the keys; admins get those of one lesson, and others get nothing.
security definer
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can read what is right');
  return coalesce((
    select jsonb_agg(
      jsonb_build_object(
        'kind', kind, 'prompt', prompt, 'options', options, 'right', right_options, 'explanation', explanation
      )
      order by position
    )
    from public.questions
    join public.question_keys on question_keys.question_id = questions.id
    where questions.lesson_id = quiz_with_keys.lesson_id
  ), '[]');
end;
$$;

create function public.quiz_with_keys(lesson_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.quiz_with_keys(quiz_with_keys.lesson_id);
$$;

comment on function public.quiz_with_keys(uuid) is
  'The quiz of a lesson with what is right, as save_quiz() takes it. For admins.';

grant execute on function public.quiz_with_keys(uuid) to authenticated;
