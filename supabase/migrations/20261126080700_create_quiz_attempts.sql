create table public.quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  lesson_id uuid not null references public.lessons (id),
  right_count integer not null,
  question_count integer not null,
  created_at timestamptz not null default now()
);

comment on table public.quiz_attempts is
  'How a quiz went. The best attempt counts. Written by answer_quiz() alone.';

alter table public.quiz_attempts
  add constraint quiz_attempts_right_count_is_possible check (right_count between 0 and question_count),
  add constraint quiz_attempts_question_count_is_possible check (question_count between 1 and 20);

create index quiz_attempts_by_person on public.quiz_attempts (user_id, lesson_id, created_at);
create index quiz_attempts_by_lesson on public.quiz_attempts (lesson_id);

grant select on public.quiz_attempts to authenticated;
grant select, insert, update, delete on public.quiz_attempts to service_role;

alter table public.quiz_attempts enable row level security;

create policy "People can read their own attempts, admins all"
  on public.quiz_attempts for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create function private.answer_quiz(lesson_id uuid, answers jsonb)
returns jsonb
language plpgsql
-- Definer, because nobody reads the keys. It marks what the caller chose in a lesson that they can read, and tells
-- which answers were right and why, but not the key.
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  attempts_a_day constant integer := 5;
  caller constant uuid := auth.uid();
  answered constant text[] := array(
    select jsonb_object_keys(case jsonb_typeof(answers) when 'object' then answers else '{}' end)
  );
  attempts integer;
  results jsonb;
  attempt public.quiz_attempts;
begin
  if not exists (
    select from public.lessons
    where id = answer_quiz.lesson_id
      and (
        (status = 'published' and is_free)
        or id in (select private.open_lessons())
        -- Mentors try what they wrote.
        or private.is_admin()
      )
  ) then
    raise insufficient_privilege using message = 'This quiz is not open to you';
  end if;

  if cardinality(answered) > 20 then
    raise check_violation using message = 'A quiz has at most twenty questions';
  end if;

  -- One after the other: two at once would both be the fifth.
  perform pg_advisory_xact_lock(hashtextextended('quiz ' || caller || answer_quiz.lesson_id, 0));

  -- Somebody answers a quiz that was rewritten while they had it open: that is no attempt at the new one.
  if exists (
    select from unnest(answered) as question_id
    where not exists (
      select from public.questions
      where questions.lesson_id = answer_quiz.lesson_id and questions.id::text = question_id
    )
  ) then
    raise check_violation using message = 'The quiz has other questions now';
  end if;

  select count(*) into attempts
  from public.quiz_attempts as earlier
  where earlier.user_id = caller
    and earlier.lesson_id = answer_quiz.lesson_id
    and private.date_in_india(earlier.created_at) = public.today_in_india();
  if attempts >= attempts_a_day then
    perform private.refuse_write(
      429, 'quiz_limit', 'No more than five attempts at a quiz in a day',
      extract(epoch from ((public.today_in_india() + 1)::timestamp at time zone 'Asia/Kolkata') - now())::integer
    );
  end if;

  select jsonb_agg(
    jsonb_build_object(
      'question_id', questions.id,
      'is_right', chosen.options = array(select distinct unnest(right_options) order by 1),
      'explanation', explanation
    )
    order by position
  )
  into results
  from public.questions
  join public.question_keys on question_keys.question_id = questions.id
  cross join lateral (
    select array(
      select distinct value::text::integer
      from jsonb_array_elements(
        case jsonb_typeof(answers -> questions.id::text) when 'array' then answers -> questions.id::text else '[]' end
      )
      where jsonb_typeof(value) = 'number' and value::text ~ '^[0-5]$'
      order by 1
    ) as options
  ) as chosen
  where questions.lesson_id = answer_quiz.lesson_id;
  if results is null then
    raise check_violation using message = 'This lesson has no quiz';
  end if;

  insert into public.quiz_attempts (user_id, lesson_id, right_count, question_count)
  select caller, answer_quiz.lesson_id, count(*) filter (where (result ->> 'is_right')::boolean), count(*)
  from jsonb_array_elements(results) as result
  returning * into attempt;
  return jsonb_build_object(
    'right_count', attempt.right_count,
    'question_count', attempt.question_count,
    'attempts_left', attempts_a_day - attempts - 1,
    'results', results
  );
end;
$$;

revoke execute on function private.answer_quiz(uuid, jsonb) from anon;

create function public.answer_quiz(lesson_id uuid, answers jsonb)
returns jsonb
language sql
set search_path = ''
as $$
  select private.answer_quiz(answer_quiz.lesson_id, answer_quiz.answers);
$$;

comment on function public.answer_quiz(uuid, jsonb) is
  'Marks an attempt at the quiz of a lesson. The answers are {question id: [chosen options, from 0]}; five attempts a day in India.';

grant execute on function public.answer_quiz(uuid, jsonb) to authenticated;
