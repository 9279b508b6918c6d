-- What an admin searches: one column to compare in place of seven, made once when the inquiry comes in.
alter table public.form_submissions
  add column search_text text not null generated always as (
    lower(
      coalesce(fullname, '') || ' ' || coalesce(institutionname, '') || ' ' || coalesce(contactperson, '') || ' ' ||
      email || ' ' || coalesce(phone, '') || ' ' || coalesce(collegename, '') || ' ' || coalesce(additionaldetails, '')
    )
  ) stored;

-- Inquiries with what admins noted on them: what the desk lists, searches, sorts, pages and exports.
create view public.inquiries
-- Asks for the rights of whoever reads it: only admins see a row.
with (security_invoker = true) as
select
  submission.id,
  submission.type,
  submission.created_at,
  coalesce(submission.fullname, submission.institutionname) as name,
  submission.fullname,
  submission.email,
  submission.phone,
  submission.goal,
  submission.collegename,
  submission.mentorshiptype,
  submission.order_id,
  submission.institutionname,
  submission.contactperson,
  submission.preferredmode,
  submission.studentcount,
  submission.sessiondate,
  submission.additionaldetails,
  coalesce(notes.status, 'new') as status,
  notes.note,
  notes.next_date,
  notes.updated_at as noted_at,
  submission.search_text || coalesce(' ' || lower(notes.note), '') as search_text
from public.form_submissions as submission
left join public.inquiry_notes as notes on notes.submission_id = submission.id;

comment on view public.inquiries is
  'form_submissions with inquiry_notes, for admins. search_text is for filters only.';

revoke all on public.inquiries from anon, authenticated;
grant select on public.inquiries to authenticated, service_role;

-- Both orders that a list of both kinds begins with, the id being the last word between inquiries of one moment.
create index form_submissions_by_creation on public.form_submissions (created_at desc, id desc);

create function public.inquiry_counts()
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only admins may count inquiries';
  end if;
  return (
    select jsonb_build_object(
      'individual', count(*) filter (where type = 'individual'),
      'college', count(*) filter (where type = 'college'),
      'waiting', count(*) filter (where status = 'new' and created_at < now() - interval '48 hours')
    )
    from public.inquiries
  );
end;
$$;

comment on function public.inquiry_counts() is
  'How many inquiries there are of each kind, and how many have waited for an answer for more than 48 hours. For admins.';

grant execute on function public.inquiry_counts() to authenticated, service_role;
