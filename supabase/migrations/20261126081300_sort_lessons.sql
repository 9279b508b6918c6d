-- How the mentor sorts modules and lessons. Each order names the one that was seen, so that an old tab puts nothing back.

create function private.lock_order_of_lessons()
returns void
language sql
set search_path = ''
as $$
  -- One after the other: two at once would wait for each other, or mix their orders.
  select pg_advisory_xact_lock(hashtextextended('public.lessons', 0));
$$;

create function private.common_ids(ids uuid[], others uuid[])
returns uuid[]
language sql
immutable
set search_path = ''
return array(
  select id from unnest(ids) with ordinality as listed (id, number) where id = any (others) order by number
);

comment on function private.common_ids(uuid[], uuid[]) is 'Those of the ids that the others have too, in their order.';

create function private.order_with_others(wanted uuid[], stored uuid[])
returns uuid[]
language sql
immutable
set search_path = ''
return array(
  select id
  from (
    select id, place, 0 as number from unnest(wanted) with ordinality as sorted (id, place)
    union all
    select id, coalesce(array_position(wanted, leaders[cardinality(leaders)]), 0), number
    from unnest(stored) with ordinality as others (id, number),
      lateral (select private.common_ids(stored[:number], wanted) as leaders) as before
    where id <> all (wanted)
  ) as placed
  order by place, number
);

comment on function private.order_with_others(uuid[], uuid[]) is
  'The wanted order, and in it what is stored beside it: each behind the one that it follows, as those who sort do not know of it.';

create function public.sort_lessons(module_id uuid, lesson_ids uuid[], seen jsonb)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  wanted uuid[];
  stored uuid[];
  staying uuid[];
begin
  perform private.require_admin('Only an admin can sort lessons');
  perform private.lock_order_of_lessons();
  -- The editor of a lesson moves it without that lock.
  perform from public.lessons
  where lessons.module_id = sort_lessons.module_id or id = any (lesson_ids)
  for update;

  wanted := array(
    select id from unnest(lesson_ids) with ordinality as sorted (id, number)
    join public.lessons using (id)
    order by number
  );
  stored := array(
    select id from public.lessons where lessons.module_id = sort_lessons.module_id order by position, id
  );
  staying := private.common_ids(stored, wanted);
  -- What is stored already was stored by an earlier try, whose answer was lost.
  if staying = wanted then
    return true;
  end if;

  if not exists (select from public.course_modules where id = sort_lessons.module_id) or exists (
    select from public.lessons
    left join jsonb_to_recordset(seen) as was (id uuid, module_id uuid) using (id)
    where id = any (wanted) and lessons.module_id is distinct from was.module_id
  ) or staying <> array(
    select id
    from rows from (jsonb_to_recordset(seen) as (id uuid, module_id uuid))
      with ordinality as was (id, module_id, number)
    where id = any (staying)
    order by number
  ) then
    return false;
  end if;

  update public.lessons
  set module_id = sort_lessons.module_id, position = number
  from unnest(private.order_with_others(wanted, stored)) with ordinality as sorted (id, number)
  where lessons.id = sorted.id
    and (lessons.module_id, lessons.position) is distinct from (sort_lessons.module_id, number::integer);
  return true;
end;
$$;

comment on function public.sort_lessons(uuid, uuid[], jsonb) is
  'Puts these lessons into a module of their course, in this order. seen: the same lessons in the order in which they were seen, each as {"id", "module_id"}. False: one of them is elsewhere by now, and nothing is changed. For admins.';

grant execute on function public.sort_lessons(uuid, uuid[], jsonb) to authenticated;

create function public.sort_modules(module_ids uuid[], seen uuid[])
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  stored uuid[];
  wanted uuid[];
begin
  perform private.require_admin('Only an admin can sort modules');
  perform private.lock_order_of_lessons();
  stored := array(
    select id from public.course_modules
    where course_id in (select course_id from public.course_modules where id = any (module_ids))
    order by position, id
  );
  wanted := private.common_ids(module_ids, stored);
  if private.common_ids(stored, wanted) = wanted then
    return true;
  end if;
  if private.common_ids(stored, wanted) <> private.common_ids(seen, wanted) then
    return false;
  end if;
  update public.course_modules
  set position = number
  from unnest(private.order_with_others(wanted, stored)) with ordinality as sorted (id, number)
  where course_modules.id = sorted.id and course_modules.position <> number;
  return true;
end;
$$;

comment on function public.sort_modules(uuid[], uuid[]) is
  'Puts the modules of a course in this order. seen: the same modules in the order in which they were seen. False: they are in another one by now, and nothing is changed. For admins.';

grant execute on function public.sort_modules(uuid[], uuid[]) to authenticated;
