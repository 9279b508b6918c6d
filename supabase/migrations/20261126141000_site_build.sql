-- A build of the pages costs money, so what admins change is gathered, and a host that refuses or fails is not asked again
-- and again (docs/decisions/gathered-builds.md). How long each pause is, is in src/shared/lib/build-schedule.ts.

create table public.site_build (
  id integer primary key default 1,
  wanted_at timestamptz,
  asked_at timestamptz,
  is_running boolean not null default false,
  not_before timestamptz not null default now(),
  failures integer not null default 0,
  failed_since timestamptz,
  problem text
);

comment on table public.site_build is 'One row: what the host was asked to build, and what waits to be built. Read by admins.';
comment on column public.site_build.wanted_at is 'The newest change that no build was asked for; null: none.';
comment on column public.site_build.asked_at is 'When the host was asked last.';
comment on column public.site_build.is_running is 'It was asked, and neither are the new pages there nor has it failed.';
comment on column public.site_build.not_before is 'The next build starts no sooner.';
comment on column public.site_build.failures is 'How many builds in a row came to nothing.';
comment on column public.site_build.problem is 'How the last of them failed: what the build hook answered, or "missing".';

alter table public.site_build
  add constraint site_build_is_one_row check (id = 1),
  add constraint site_build_running_was_asked check (not is_running or asked_at is not null),
  add constraint site_build_failures_have_a_start check ((failures > 0) = (failed_since is not null)),
  add constraint site_build_problem_is_short check (char_length(problem) <= 200);

insert into public.site_build default values;

grant select on public.site_build to authenticated;
grant select, insert, update, delete on public.site_build to service_role;

alter table public.site_build enable row level security;

create policy "Admins can read what is built"
  on public.site_build for select to authenticated
  using ((select private.is_admin()));

create function private.request_build(at_once boolean)
returns void
language plpgsql
-- Definer, because nobody writes the row that says when the next build may start.
security definer
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can have the pages built');
  update public.site_build
  set wanted_at = now(), not_before = case when request_build.at_once then now() else not_before end
  where id = 1;
end;
$$;

revoke execute on function private.request_build(boolean) from anon;

create function public.request_build(at_once boolean)
returns void
language sql
set search_path = ''
as $$
  select private.request_build(request_build.at_once);
$$;

comment on function public.request_build(boolean) is
  'An admin changed something that the pages show, or wants them built at once. The build is started by claim_build().';

grant execute on function public.request_build(boolean) to authenticated;
