-- Complaints about the site and what it sells, with the two clocks of the E-Commerce Rules 2020, rule 4:
-- 48 hours to acknowledge, one month to settle.
create table public.grievances (
  id uuid primary key default gen_random_uuid(),
  ticket text not null default '',
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  topic text not null,
  order_id text,
  description text not null,
  acknowledged_at timestamptz,
  answer text,
  settled_at timestamptz,
  -- A month is as long as the calendar in India says.
  acknowledge_by timestamptz not null generated always as (
    (created_at at time zone 'Asia/Kolkata' + interval '48 hours') at time zone 'Asia/Kolkata'
  ) stored,
  settle_by timestamptz not null generated always as (
    (created_at at time zone 'Asia/Kolkata' + interval '1 month') at time zone 'Asia/Kolkata'
  ) stored,
  -- Two traps, as in form_submissions.
  website text,
  seconds_open integer,
  constraint grievances_ticket_key unique (ticket)
);

comment on table public.grievances is
  'What people complain about. Anyone may leave one; only admins read, acknowledge and settle it.';
comment on column public.grievances.id is
  'May be made by the browser, so that sending again after a lost answer finds the row instead of doubling it.';
comment on column public.grievances.ticket is
  'For people to read aloud. It opens nothing, and as it is drawn by lot it does not say how many there are.';
comment on column public.grievances.order_id is 'As it was typed: nobody checks that it is theirs.';
comment on column public.grievances.answer is 'What is mailed to the person. With it the grievance is settled.';
comment on column public.grievances.settled_at is 'Follows answer; what a request says is ignored.';
comment on column public.grievances.website is
  'A field of the form that people do not see. Someone who fills it in is a program. Never stored.';
comment on column public.grievances.seconds_open is
  'How long the page was open when the form was sent. Nobody fills it in within two seconds. Never stored.';

alter table public.grievances
  add constraint grievances_ticket_is_one check (ticket ~ '^G-[0-9]{4}-[0-9]{5}$'),
  add constraint grievances_name_is_text check (private.is_text(name, 120)),
  add constraint grievances_email_is_address check (private.is_email(email)),
  add constraint grievances_topic_is_known check (
    topic in ('payment', 'session', 'course', 'event', 'personal_data', 'website', 'other')
  ),
  add constraint grievances_order_id_is_text check (private.is_text(order_id, 100)),
  add constraint grievances_description_is_text check (private.is_text(description, 4000)),
  add constraint grievances_answer_is_text check (private.is_text(answer, 4000)),
  add constraint grievances_settled_at_follows_answer
    check ((settled_at is null) = (answer is null)),
  add constraint grievances_keeps_no_trap check (website is null and seconds_open is null);

create index grievances_open on public.grievances (created_at) where settled_at is null;
create index grievances_settled on public.grievances (settled_at) where settled_at is not null;

grant insert on public.grievances to anon, authenticated;
grant select, update on public.grievances to authenticated;
grant select, insert, update, delete on public.grievances to service_role;

alter table public.grievances enable row level security;

create policy "Anyone can leave a grievance"
  on public.grievances for insert to anon, authenticated
  with check (settled_at is null);

create policy "Admins can read grievances"
  on public.grievances for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can acknowledge and settle grievances"
  on public.grievances for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create function private.grievance_receipt(id uuid)
returns jsonb
language sql
stable
-- Definer, because the people who send a grievance cannot read the table.
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'ticket', ticket, 'acknowledge_by', acknowledge_by, 'settle_by', settle_by
  )
  from public.grievances
  where grievances.id = grievance_receipt.id;
$$;

create function public.grievance_receipt(id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.grievance_receipt($1);
$$;

comment on function public.grievance_receipt(uuid) is
  'Ticket and dates of a grievance, for the browser that sent it: only it knows the id. Nothing of what was written.';

grant execute on function public.grievance_receipt(uuid) to anon, authenticated, service_role;
