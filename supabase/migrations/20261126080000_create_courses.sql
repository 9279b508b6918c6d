-- The courses that are sold (docs/product.md 2.7), and the modules that their lessons are filed under.
create table public.courses (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  title text not null,
  mentorshiptype text not null unique,
  includes_id uuid references public.courses (id),
  created_at timestamptz not null default now()
);

comment on table public.courses is
  'One row for each course in content/offers.json. What a page says about a course is in content/courses.';
comment on column public.courses.slug is 'As in the addresses /course/{slug} and /learn/{slug}.';
comment on column public.courses.mentorshiptype is 'What an order of this course is called in payments.';
comment on column public.courses.includes_id is 'A course that its learners get too.';

alter table public.courses
  add constraint courses_slug_is_path_part check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  add constraint courses_title_is_text check (private.is_text(title, 120)),
  add constraint courses_mentorshiptype_is_text check (private.is_text(mentorshiptype, 64)),
  add constraint courses_includes_another check (includes_id <> id);

create index courses_by_included on public.courses (includes_id);

grant select on public.courses to anon, authenticated;
grant select, insert, update, delete on public.courses to service_role;

alter table public.courses enable row level security;

create policy "Anyone can read courses"
  on public.courses for select to anon, authenticated
  using (true);

insert into public.courses (slug, title, mentorshiptype)
values ('resume-mastery', 'Resume & Interview Course', 'resume_interview_course');

insert into public.courses (slug, title, mentorshiptype, includes_id)
select 'end-to-end-placement', 'End-to-End Placement Course', 'end_to_end_course', id
from public.courses
where slug = 'resume-mastery';

create table public.course_modules (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id),
  title text not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  constraint course_modules_of_course unique (id, course_id)
);

comment on table public.course_modules is 'Parts of a course, in order. One with lessons cannot be deleted.';

alter table public.course_modules
  add constraint course_modules_title_is_text check (private.is_text(title, 120)),
  add constraint course_modules_position_is_possible check (position between 0 and 1000);

create index course_modules_by_course on public.course_modules (course_id, position);

grant select, insert, update, delete on public.course_modules to authenticated, service_role;

alter table public.course_modules enable row level security;

create policy "Admins can read modules"
  on public.course_modules for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can add modules"
  on public.course_modules for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can change modules"
  on public.course_modules for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete modules"
  on public.course_modules for delete to authenticated
  using ((select private.is_admin()));

create trigger log_admin_action
  after insert or update or delete on public.course_modules
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', 'title', '');
