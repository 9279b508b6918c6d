-- What the dashboard lists, searches, sorts, pages and exports: one row for a person and what they want, however often
-- they tried (docs/decisions/one-row-per-person.md).

create view public.inquiry_attempts
-- It has the rights of its reader: only admins see a row.
with (security_invoker = true) as
with paid as (
  select distinct on (submission_id) submission_id, order_id, payment_status, paid_at
  from public.payments
  where submission_id is not null and payment_status in ('paid', 'refunded')
  order by submission_id, payment_status, paid_at desc
),
sent as (
  select
    submission.*,
    paid.order_id as paid_order_id,
    paid.payment_status,
    -- What was tried while a payment was under way belongs to that payment.
    greatest(submission.created_at, paid.paid_at) as last_at,
    notes
  from public.form_submissions as submission
  left join paid on paid.submission_id = submission.id
  left join public.inquiry_notes as notes on notes.submission_id = submission.id
),
rounds as (
  -- Money ends a round: who comes back is a new inquiry, and nothing paid is ever behind another row.
  select
    sent.*,
    count(paid_order_id) over (
      partition by attempt_key order by last_at, id rows between unbounded preceding and 1 preceding
    ) as round
  from sent
),
attempts as (
  select
    rounds.*,
    row_number() over (partition by attempt_key, round order by last_at, id) as attempt,
    last_value(id) over whole_round as inquiry_id,
    string_agg(
      search_text || coalesce(' ' || lower((notes).note), '')
        -- The mentor finds an inquiry by the parent too.
        || coalesce(' ' || lower(guardian_name || ' ' || guardian_email), ''),
      ' '
    ) over whole_round as round_text,
    first_value(notes) over (
      partition by attempt_key, round order by (notes).updated_at desc nulls last, id
    ) as latest
  from rounds
  window whole_round as (
    partition by attempt_key, round order by last_at, id rows between unbounded preceding and unbounded following
  )
)
select
  id,
  type,
  created_at,
  coalesce(fullname, institutionname) as name,
  fullname,
  email,
  phone,
  goal,
  collegename,
  mentorshiptype,
  coalesce(paid_order_id, order_id) as order_id,
  institutionname,
  contactperson,
  preferredmode,
  studentcount,
  sessiondate,
  additionaldetails,
  case
    -- Who tries again after a note waits for an answer again.
    when (latest).updated_at >= created_at then (latest).status
    when payment_status = 'paid' then 'won'
    else 'new'
  end as status,
  (latest).note,
  (latest).next_date,
  (latest).updated_at as noted_at,
  (latest).submission_id as noted_on,
  round_text as search_text,
  payment_status,
  attempt::integer as attempts,
  inquiry_id,
  (notes).note as own_note,
  under_18,
  guardian_name,
  guardian_email
from attempts;

comment on view public.inquiry_attempts is
  'form_submissions with inquiry_notes and what was paid, for admins. Those of one inquiry_id are one row of inquiries.';
comment on column public.inquiry_attempts.order_id is 'The order that was paid, or the latest one.';
comment on column public.inquiry_attempts.note is 'The latest one on any of the attempts. It is in the row of noted_on.';
comment on column public.inquiry_attempts.own_note is 'The one on this attempt.';
comment on column public.inquiry_attempts.search_text is 'Of all attempts, with their notes. For filters only.';
comment on column public.inquiry_attempts.payment_status is 'paid or refunded; null when no money has come for it.';
comment on column public.inquiry_attempts.attempts is 'Which one this is, so for the last one how many there are.';
comment on column public.inquiry_attempts.inquiry_id is 'The last one, or the one that was paid.';

create view public.inquiries
with (security_invoker = true) as
select * from public.inquiry_attempts where id = inquiry_id;

comment on view public.inquiries is 'Of each inquiry the last attempt, or the one that was paid. For admins.';

grant select on public.inquiry_attempts, public.inquiries to authenticated, service_role;

create function public.inquiry_counts()
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin('Only admins may count inquiries');
  return (
    select jsonb_build_object(
      'individual', count(*) filter (where type = 'individual'),
      'college', count(*) filter (where type = 'college'),
      'contact', count(*) filter (where type = 'contact'),
      'waiting', count(*) filter (where status = 'new' and created_at < now() - interval '48 hours')
    )
    from public.inquiries
  );
end;
$$;

comment on function public.inquiry_counts() is
  'How many inquiries there are of each kind, and how many have waited for an answer for more than 48 hours. For admins.';

grant execute on function public.inquiry_counts() to authenticated, service_role;
