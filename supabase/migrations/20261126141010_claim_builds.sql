-- What the scheduled function asks before it has the site built, and tells after it failed.

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
