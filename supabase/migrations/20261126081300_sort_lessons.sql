-- How the mentor sorts modules and lessons.

create function private.lock_order_of_lessons()
returns void
language sql
set search_path = ''
as $$
  -- One after the other: two at once would wait for each other, or mix their orders.
  select pg_advisory_xact_lock(hashtextextended('public.lessons', 0));
$$;

create function public.sort_lessons(module_id uuid, lesson_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can sort lessons');
  perform private.lock_order_of_lessons();
  update public.lessons
  set module_id = sort_lessons.module_id, position = number
  from unnest(lesson_ids) with ordinality as sorted (id, number)
  where lessons.id = sorted.id
    and (lessons.module_id, lessons.position) is distinct from (sort_lessons.module_id, number::integer);
end;
$$;

comment on function public.sort_lessons(uuid, uuid[]) is
  'Puts these lessons into a module of their course, in this order. For admins.';

grant execute on function public.sort_lessons(uuid, uuid[]) to authenticated;

create function public.sort_modules(module_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can sort modules');
  perform private.lock_order_of_lessons();
  update public.course_modules
  set position = number
  from unnest(module_ids) with ordinality as sorted (id, number)
  where course_modules.id = sorted.id and course_modules.position <> number;
end;
$$;

comment on function public.sort_modules(uuid[]) is 'Puts the modules of a course in this order. For admins.';

grant execute on function public.sort_modules(uuid[]) to authenticated;
