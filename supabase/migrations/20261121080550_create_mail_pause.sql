-- When the mail service's quota is used up, nobody asks it again until the quota is over. The mails wait in the outbox.

create table public.mail_pause (
  id integer primary key default 1,
  quota text not null,
  since timestamptz not null default now(),
  until timestamptz not null
);

comment on table public.mail_pause is
  'One row while the quota of the mail service is used up; none as long as mails go out. Read by admins.';
comment on column public.mail_pause.quota is 'Of the day or of the month.';
comment on column public.mail_pause.until is 'Then the next mail is tried.';

alter table public.mail_pause
  add constraint mail_pause_is_one_row check (id = 1),
  add constraint mail_pause_quota_is_known check (quota in ('day', 'month'));

grant select on public.mail_pause to authenticated;
grant select, insert, update, delete on public.mail_pause to service_role;

alter table public.mail_pause enable row level security;

create policy "Admins can read why mails wait"
  on public.mail_pause for select to authenticated
  using ((select private.is_admin()));
