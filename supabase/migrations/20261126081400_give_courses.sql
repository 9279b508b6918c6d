-- Access by hand: given to an account, taken back, or moved with an order whose address was wrong.

create function private.give_course(course_id uuid, email text)
returns text
language plpgsql
-- Definer, because only the auth service reads accounts, and nobody writes enrolments; it does so for admins.
security definer
set search_path = ''
as $$
declare
  learner constant uuid := private.confirmed_account(give_course.email);
  enrolment public.enrolments;
begin
  perform private.require_admin('Only an admin can give a course');
  if learner is null then
    return 'no_account';
  end if;
  -- One after the other: two at once would both give it.
  perform pg_advisory_xact_lock(hashtextextended('enrolments ' || learner, 0));
  if exists (
    select from public.enrolments
    join public.courses on courses.id = enrolments.course_id
    where user_id = learner and ended_at is null and give_course.course_id in (courses.id, courses.includes_id)
  ) then
    return 'has_it';
  end if;
  insert into public.enrolments (user_id, course_id, source)
  values (learner, give_course.course_id, 'admin')
  returning * into enrolment;
  -- Not by a trigger: the audit log names the course, which another table does.
  perform private.add_admin_action('created', 'enrolments', enrolment.id::text, title, 'source: admin')
  from public.courses
  where courses.id = enrolment.course_id;
  insert into public.outbox (kind, subject, recipient, payload)
  select
    'course_given', enrolment.id::text, users.email,
    jsonb_build_object(
      'learner', coalesce(profiles.full_name, ''), 'course_slug', courses.slug, 'course_title', courses.title
    )
  from auth.users
  join public.courses on courses.id = enrolment.course_id
  left join public.profiles on profiles.id = users.id
  where users.id = learner;
  return 'ok';
end;
$$;

revoke execute on function private.give_course(uuid, text) from anon;

create function public.give_course(course_id uuid, email text)
returns text
language sql
set search_path = ''
as $$
  select private.give_course(give_course.course_id, give_course.email);
$$;

comment on function public.give_course(uuid, text) is
  'Gives a course to the account that has confirmed this address: "ok", "no_account" or "has_it". For admins.';

grant execute on function public.give_course(uuid, text) to authenticated;

create function private.can_end_enrolment(order_id text)
returns boolean
language sql
stable
set search_path = ''
return not exists (
  select from public.payments
  where payments.order_id = can_end_enrolment.order_id and livemode is true
);

comment on function private.can_end_enrolment(text) is
  'What was paid for ends with a refund alone. What was given, or paid for with test money, an admin ends.';

create function private.end_enrolment(id uuid)
returns boolean
language plpgsql
-- Definer, because nobody writes enrolments; it does so for admins.
security definer
set search_path = ''
as $$
declare
  ended_course uuid;
begin
  perform private.require_admin('Only an admin can take a course back');
  update public.enrolments
  set ended_at = now()
  where enrolments.id = end_enrolment.id and ended_at is null and private.can_end_enrolment(order_id)
  returning course_id into ended_course;
  if ended_course is null then
    return false;
  end if;
  perform private.add_admin_action('changed', 'enrolments', end_enrolment.id::text, title, 'ended_at')
  from public.courses
  where courses.id = ended_course;
  return true;
end;
$$;

revoke execute on function private.end_enrolment(uuid) from anon;

create function public.end_enrolment(id uuid)
returns boolean
language sql
set search_path = ''
as $$
  select private.end_enrolment(end_enrolment.id);
$$;

comment on function public.end_enrolment(uuid) is
  'Takes a course back that was given by hand, or bought with test money. False: it was bought, or has ended. For admins.';

grant execute on function public.end_enrolment(uuid) to authenticated;
