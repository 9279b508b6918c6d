-- What a reader has finished, and where they were.

create function private.save_progress(lesson_id uuid, place integer, seconds_ago integer, is_completed boolean)
returns boolean
language sql
-- Definer, because people do not write their progress themselves; it takes only lessons that the caller can read.
security definer
set search_path = ''
as $$
  with saved as (
    insert into public.lesson_progress (user_id, lesson_id, place, seen_at, completed_at)
    select
      (select auth.uid()), lessons.id, greatest(0, least(coalesce(save_progress.place, 0), 100000)), moment,
      case when save_progress.is_completed then moment end
    from public.lessons
    cross join lateral (
      -- Devices say how long ago it was, because their clocks are fast, slow or were never set.
      select now() - make_interval(secs => greatest(0, least(coalesce(save_progress.seconds_ago, 0), 2592000))) as moment
    ) as seen
    where lessons.id = save_progress.lesson_id
      and lessons.status = 'published'
      and (lessons.is_free or lessons.id in (select private.open_lessons()))
    on conflict (user_id, lesson_id) do update set
      -- What was read without a network arrives late, and perhaps after what was read since.
      place = case
        when excluded.seen_at >= lesson_progress.seen_at then excluded.place
        else lesson_progress.place
      end,
      seen_at = greatest(lesson_progress.seen_at, excluded.seen_at),
      completed_at = coalesce(lesson_progress.completed_at, excluded.completed_at)
    returning 1
  )
  select exists (select from saved);
$$;

revoke execute on function private.save_progress(uuid, integer, integer, boolean) from anon;

create function public.save_progress(
  lesson_id uuid,
  place integer,
  seconds_ago integer default 0,
  is_completed boolean default false
)
returns boolean
language sql
set search_path = ''
as $$
  select private.save_progress(
    save_progress.lesson_id, save_progress.place, save_progress.seconds_ago, save_progress.is_completed
  );
$$;

comment on function public.save_progress is
  'Keeps the caller''s place in a lesson as it was so many seconds ago (at most 30 days), and that it is finished. False: the lesson is not open to them.';

grant execute on function public.save_progress to authenticated;
