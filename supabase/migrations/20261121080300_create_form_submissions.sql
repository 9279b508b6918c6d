create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  created_at timestamptz not null default now(),
  email text not null,
  phone text,
  fullname text,
  goal text,
  collegename text,
  mentorshiptype text,
  order_id text,
  institutionname text,
  contactperson text,
  preferredmode text,
  studentcount integer,
  additionaldetails text,
  sessiondate date
);

comment on table public.form_submissions is
  'Inquiries: bookings by individuals and requests by colleges. Anyone may leave one; only admins read them.';
comment on column public.form_submissions.id is
  'May be made by the browser, so that sending again after a lost answer finds the row instead of doubling it.';
comment on column public.form_submissions.order_id is
  'The latest order for this booking. Set by the database when the order is made, never by the sender.';
comment on column public.form_submissions.mentorshiptype is
  'As the offer was called when it was booked; not tied to a list, because offers come and go.';

alter table public.form_submissions
  add constraint form_submissions_type_is_known check (type in ('individual', 'college')),
  add constraint form_submissions_email_is_address check (private.is_email(email)),
  add constraint form_submissions_phone_is_number check (private.is_phone(phone)),
  add constraint form_submissions_fullname_is_text check (private.is_text(fullname, 120)),
  add constraint form_submissions_goal_is_known
    check (goal in ('placement', 'skills', 'career', 'interview')),
  add constraint form_submissions_collegename_is_text check (private.is_text(collegename, 200)),
  add constraint form_submissions_mentorshiptype_is_text check (private.is_text(mentorshiptype, 64)),
  add constraint form_submissions_institutionname_is_text
    check (private.is_text(institutionname, 200)),
  add constraint form_submissions_contactperson_is_text check (private.is_text(contactperson, 200)),
  add constraint form_submissions_preferredmode_is_known
    check (preferredmode in ('offline', 'online', 'hybrid')),
  add constraint form_submissions_studentcount_is_possible
    check (studentcount between 1 and 100000),
  add constraint form_submissions_additionaldetails_is_text
    check (private.is_optional_text(additionaldetails, 4000)),
  add constraint form_submissions_sessiondate_is_date
    check (private.is_calendar_date(sessiondate)),
  add constraint form_submissions_individual_is_complete check (
    type <> 'individual'
    or (
      fullname is not null
      and goal is not null
      and num_nonnulls(
        institutionname, contactperson, preferredmode, studentcount, additionaldetails, sessiondate
      ) = 0
    )
  ),
  add constraint form_submissions_college_is_complete check (
    type <> 'college'
    or (
      num_nulls(institutionname, contactperson, phone, preferredmode, studentcount, sessiondate) = 0
      and num_nonnulls(fullname, goal, collegename, mentorshiptype, order_id) = 0
    )
  );

create index form_submissions_by_type on public.form_submissions (type, created_at desc);

revoke all on public.form_submissions from anon, authenticated;
grant insert on public.form_submissions to anon, authenticated;
grant select, delete on public.form_submissions to authenticated;
grant select, insert, update, delete on public.form_submissions to service_role;

alter table public.form_submissions enable row level security;

create policy "Anyone can leave an inquiry"
  on public.form_submissions for insert to anon, authenticated
  with check (type in ('individual', 'college'));

create policy "Admins can read inquiries"
  on public.form_submissions for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can delete inquiries"
  on public.form_submissions for delete to authenticated
  using ((select private.is_admin()));

create function private.guard_form_submission()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_request_by_visitor_or_user() then
    new.created_at := now();
    new.order_id := null;
    if new.sessiondate < public.today_in_india() then
      raise check_violation using
        message = 'The session date is in the past',
        constraint = 'form_submissions_sessiondate_is_not_past';
    end if;
  end if;
  return new;
end;
$$;

create trigger guard_form_submission
  before insert on public.form_submissions
  for each row execute function private.guard_form_submission();
