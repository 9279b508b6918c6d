-- What pages show of courses: to anyone the list of lessons, to learners their way through it.

create function private.course_outline(course_id uuid)
returns jsonb
language sql
stable
-- Definer, because nobody but learners reads paid lessons. It tells their titles, as a book does on its back, and
-- of the caller's own progress.
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'module', course_modules.title,
        'id', lessons.id,
        'slug', lessons.slug,
        'title', lessons.title,
        'summary', lessons.summary,
        'word_count', word_count,
        'video_minutes', video_minutes,
        'is_free', is_free,
        'has_quiz', exists (select from public.questions where questions.lesson_id = lessons.id),
        'has_task', task is not null,
        'opens_at', case
          when not is_free and completed_at is null
            and private.lesson_opens_at((access).started_at, unlock_after_days) > now()
          then private.lesson_opens_at((access).started_at, unlock_after_days)
        end,
        'completed_at', completed_at
      )
      order by course_modules.position, course_modules.id, lessons.position, lessons.id
    ),
    '[]'
  )
  from private.course_access(course_outline.course_id) as access
  join public.lessons on lessons.course_id = course_outline.course_id and status = 'published'
  join public.course_modules on course_modules.id = lessons.module_id
  left join public.lesson_progress as progress
    on progress.lesson_id = lessons.id and progress.user_id = (select auth.uid());
$$;

create function private.own_progress(lesson_id uuid)
returns jsonb
language sql
stable
-- Definer, because visitors have no right to the table, and the page of a free lesson is theirs too.
security definer
set search_path = ''
as $$
  select jsonb_build_object('place', place, 'completed_at', completed_at)
  from public.lesson_progress as progress
  where progress.lesson_id = own_progress.lesson_id and user_id = (select auth.uid());
$$;

create function public.lesson_page(course text, lesson text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'course', jsonb_build_object(
      'slug', courses.slug, 'title', courses.title, 'mentorshiptype', courses.mentorshiptype
    ),
    'access', to_jsonb(access),
    'outline', private.course_outline(courses.id),
    'lesson', (
      select jsonb_build_object(
        'id', lessons.id,
        'slug', lessons.slug,
        'title', lessons.title,
        'summary', lessons.summary,
        'body', body,
        'word_count', word_count,
        'video_url', video_url,
        'video_minutes', video_minutes,
        'task', task,
        'rubric', rubric,
        'files', coalesce((
          select jsonb_agg(
            jsonb_build_object('id', id, 'name', name, 'content_type', content_type, 'size', size)
            order by created_at, id
          )
          from public.lesson_files
          where lesson_id = lessons.id
        ), '[]'),
        'questions', coalesce((
          select jsonb_agg(
            jsonb_build_object('id', id, 'kind', kind, 'prompt', prompt, 'options', options) order by position
          )
          from public.questions
          where lesson_id = lessons.id
        ), '[]')
      )
      -- Row level security leaves it out for those who cannot read it.
      from public.lessons
      where lessons.course_id = courses.id and lessons.slug = lesson_page.lesson and status <> 'removed'
    ),
    'progress', (
      select private.own_progress(lessons.id)
      from public.lessons
      where lessons.course_id = courses.id and lessons.slug = lesson_page.lesson
    )
  )
  from public.courses
  cross join private.course_access(courses.id) as access
  where courses.slug = lesson_page.course;
$$;

comment on function public.lesson_page(text, text) is
  'All that the page of a lesson shows at once: the course, the caller''s way through it, and the lesson if it is open to them.';

grant execute on function public.lesson_page(text, text) to anon, authenticated;
