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

revoke all on public.site_build from anon, authenticated;
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

create function public.build_failed(problem text, schedule jsonb)
returns void
language sql
set search_path = ''
as $$
  update public.site_build
  set
    is_running = false,
    wanted_at = coalesce(wanted_at, asked_at),
    failures = failures + 1,
    failed_since = coalesce(failed_since, asked_at),
    problem = left(build_failed.problem, 200),
    -- The last pause is also that of all later failures.
    not_before = now() + interval '1 minute' * (
      coalesce(schedule -> 'retryMinutes' -> failures, schedule -> 'retryMinutes' -> -1)
    )::integer
  where id = 1 and is_running;
$$;

comment on function public.build_failed(text, jsonb) is
  'The build that was asked for comes to nothing: it is wanted again after a pause that grows. Service key only.';

create function public.claim_build(built_at timestamptz, schedule jsonb)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  -- The clock of the host that builds is not ours.
  clocks_differ constant interval := interval '1 minute';
  build public.site_build;
begin
  -- Two callers at once wait here for each other; the second one finds that the host was asked.
  select * into build from public.site_build where id = 1 for update;

  if built_at > build.asked_at - clocks_differ then
    update public.site_build
    set
      is_running = false,
      failures = 0,
      failed_since = null,
      problem = null,
      not_before = case
        when failures > 0 then asked_at + interval '1 minute' * (schedule -> 'pauseMinutes')::integer
        else not_before
      end
    where id = 1;
  elsif build.is_running and build.asked_at + interval '1 minute' * (schedule -> 'patienceMinutes')::integer > now() then
    return false;
  elsif build.is_running and built_at is null then
    -- Pages that do not say when they were built never tell that a build failed.
    update public.site_build set is_running = false where id = 1;
  elsif build.is_running then
    perform public.build_failed('missing', schedule);
  end if;

  update public.site_build
  set wanted_at = case
    -- A push to the repository had them built.
    when wanted_at < built_at - clocks_differ then null
    when wanted_at is not null then wanted_at
    -- Until the build, only the shell page shows a scheduled post whose time has come.
    else (select max(publishedat) from public.blog_posts where publishedat > built_at and publishedat <= now())
  end
  where id = 1;

  update public.site_build
  set
    wanted_at = null,
    asked_at = now(),
    is_running = true,
    not_before = now() + interval '1 minute' * (schedule -> 'pauseMinutes')::integer
  where id = 1 and wanted_at is not null and not_before <= now();
  return found;
end;
$$;

comment on function public.claim_build(timestamptz, jsonb) is
  'Whether the caller is to ask the host for a build now. built_at: when the present pages were built, null where they do not say it. Service key only.';

grant execute on function public.claim_build(timestamptz, jsonb), public.build_failed(text, jsonb) to service_role;
