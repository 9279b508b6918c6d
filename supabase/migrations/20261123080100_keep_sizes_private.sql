-- `Prefer: count=planned` answers with the planner's guess, which is made from all rows of a table and so tells how many
-- there are of those that one may not read. `count=estimated` falls back to the same guess. Nothing of ours asks for either.
create function private.refuse_guessed_counts()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.is_request_by_visitor_or_user()
    and current_setting('request.headers', true)::json ->> 'prefer' ~* 'count\s*=\s*(planned|estimated)' then
    raise sqlstate 'PT400' using message = 'Only exact counts are given.';
  end if;
end;
$$;

comment on function private.refuse_guessed_counts() is
  'Called before each request (docs.postgrest.org, "Pre-Request"). PT400 is answered with the status 400.';

do $$
begin
  -- The role that PostgREST signs in with; the embedded backend has none and asks the function by itself.
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.refuse_guessed_counts';
    notify pgrst, 'reload config';
  end if;
end;
$$;
