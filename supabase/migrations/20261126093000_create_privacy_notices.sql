-- Which versions of the privacy notice were published. Their texts are in content/legal/privacy, a file for each;
-- `npm run privacy` writes the migration that adds a new one.
create table public.privacy_notices (
  version date primary key,
  text_hash text not null,
  published_at timestamptz not null default now()
);

comment on table public.privacy_notices is
  'Published versions of the privacy notice. The latest one is valid. Written by migrations alone.';
comment on column public.privacy_notices.version is 'The name of its file, and the end of its address: /privacy/{version}.';
comment on column public.privacy_notices.text_hash is
  'SHA-256 of the file: what somebody agreed to can be proved to be unchanged.';

alter table public.privacy_notices
  add constraint privacy_notices_hash_is_sha256 check (text_hash ~ '^[0-9a-f]{64}$');

grant select on public.privacy_notices to anon, authenticated, service_role;

alter table public.privacy_notices enable row level security;

create policy "Anyone can read which notices there are"
  on public.privacy_notices for select to anon, authenticated
  using (true);

insert into public.privacy_notices (version, text_hash)
values ('2026-11-26', '26c9df841fd9155af3556997ffa6247f366087821e615ce5a63b4f7090a9cb15');

create function private.current_notice()
returns date
language sql
stable
set search_path = ''
as $$
  select max(version) from public.privacy_notices;
$$;

-- What was valid when a row came in. The database says so, whatever the sender says.
alter table public.form_submissions add column notice_version date default private.current_notice();
alter table public.event_registrations add column notice_version date default private.current_notice();
alter table public.payments add column notice_version date default private.current_notice();

comment on column public.form_submissions.notice_version is 'The privacy notice that was valid then.';
comment on column public.event_registrations.notice_version is 'The privacy notice that was valid then.';
comment on column public.payments.notice_version is 'The privacy notice that was valid then.';

create function private.stamp_notice()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.notice_version := private.current_notice();
  return new;
end;
$$;

create trigger stamp_notice
  before insert on public.form_submissions
  for each row when (private.is_request_by_visitor_or_user())
  execute function private.stamp_notice();

create trigger stamp_notice
  before insert on public.event_registrations
  for each row when (private.is_request_by_visitor_or_user())
  execute function private.stamp_notice();
