create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  created_at timestamptz not null default now(),
  email text,
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
  sessiondate date,
  under_18 boolean not null default false,
  guardian_name text,
  guardian_email text,
  guardian_declared_at timestamptz,
  -- What an admin searches: one column to compare instead of seven.
  search_text text not null generated always as (
    lower(
      coalesce(fullname, '') || ' ' || coalesce(institutionname, '') || ' ' || coalesce(contactperson, '') || ' ' ||
      coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(collegename, '') || ' ' || coalesce(additionaldetails, '')
    )
  ) stored,
  -- A booking is tried again by the same person for the same offer, whatever else changes: two names of one mailbox are
  -- two people. A college inquiry or a message is the same again only when all of it is. No more of a name is read than it
  -- may have: this is made before the checks refuse it.
  attempt_key uuid not null generated always as (
    md5(
      type || e'\n' || private.mailbox_of(coalesce(email, '')) || e'\n' ||
      case type
        when 'individual'
          then lower(regexp_replace(btrim(left(coalesce(fullname, ''), 120)), '\s+', ' ', 'g')) || e'\n' || coalesce(mentorshiptype, '')
        else
          coalesce(fullname, '') || e'\n' || coalesce(institutionname, '') || e'\n' || coalesce(contactperson, '') || e'\n' ||
          coalesce(phone, '') || e'\n' || coalesce(preferredmode, '') || e'\n' || coalesce(studentcount::text, '') || e'\n' ||
          coalesce(extract(epoch from sessiondate)::text, '') || e'\n' || coalesce(additionaldetails, '')
      end
    )::uuid
  ) stored,
  -- Two traps of the public forms that show a program (docs/decisions/write-bounds.md).
  website text,
  seconds_open integer
);

comment on table public.form_submissions is
  'Inquiries: bookings by individuals, requests by colleges and messages of the contact page. Anyone may leave one; only admins read them.';
comment on column public.form_submissions.id is
  'May be made by the browser, so that sending again after a lost answer finds the row instead of doubling it.';
comment on column public.form_submissions.mentorshiptype is
  'As the offer was called when it was booked; not tied to a list, because offers come and go.';
comment on column public.form_submissions.order_id is
  'The latest order for this booking. Set by the database when the order is made, never by the sender.';
comment on column public.form_submissions.under_18 is
  'The student is under 18: a parent or guardian has booked for them, and they are in no figure. No birth date is asked.';
comment on column public.form_submissions.guardian_declared_at is
  'When the parent or guardian said who they are and agreed to the privacy notice.';
comment on column public.form_submissions.attempt_key is
  'The same for the attempts of one person at the same thing: inquiry_attempts.';
comment on column public.form_submissions.website is
  'A field of the form that people do not see. Someone who fills it in is a program. Never stored.';
comment on column public.form_submissions.seconds_open is
  'How long the page was open when the form was sent. Nobody fills it in within two seconds. Never stored.';

alter table public.form_submissions
  add constraint form_submissions_type_is_known check (type in ('individual', 'college', 'contact')),
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
      num_nulls(fullname, goal, email) = 0
      and num_nonnulls(
        institutionname, contactperson, preferredmode, studentcount, additionaldetails, sessiondate
      ) = 0
    )
  ),
  add constraint form_submissions_college_is_complete check (
    type <> 'college'
    or (
      num_nulls(institutionname, contactperson, email, phone, preferredmode, studentcount, sessiondate) = 0
      and num_nonnulls(fullname, goal, collegename, mentorshiptype, order_id) = 0
    )
  ),
  -- One way to answer is enough.
  add constraint form_submissions_contact_is_complete check (
    type <> 'contact'
    or (
      num_nulls(fullname, additionaldetails) = 0
      and num_nonnulls(email, phone) > 0
      and num_nonnulls(
        goal, collegename, mentorshiptype, order_id, institutionname, contactperson, preferredmode, studentcount,
        sessiondate
      ) = 0
    )
  ),
  -- A college and a message have no student of their own.
  add constraint form_submissions_guardian_has_agreed check (
    private.has_guardian(under_18, guardian_name, guardian_email, guardian_declared_at)
    and (type = 'individual' or not under_18)
  ),
  add constraint form_submissions_keeps_no_trap check (website is null and seconds_open is null);

create index form_submissions_by_type on public.form_submissions (type, created_at desc);

-- For the parent or guardian who asks for the data, and for mails.
create index form_submissions_by_guardian on public.form_submissions (lower(guardian_email)) where under_18;

-- The list of both kinds, newest or oldest first; the id decides between inquiries of one moment.
create index form_submissions_by_creation on public.form_submissions (created_at desc, id desc);

grant insert on public.form_submissions to anon, authenticated;
grant select, delete on public.form_submissions to authenticated;
grant select, insert, update, delete on public.form_submissions to service_role;

alter table public.form_submissions enable row level security;

create policy "Anyone can leave an inquiry"
  on public.form_submissions for insert to anon, authenticated
  with check (type in ('individual', 'college', 'contact'));

create policy "Admins can read inquiries"
  on public.form_submissions for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can delete inquiries"
  on public.form_submissions for delete to authenticated
  using ((select private.is_admin()));
