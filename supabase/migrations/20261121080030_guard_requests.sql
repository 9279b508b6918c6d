-- What the triggers of several tables do, and what is asked before each request.

create function private.is_request_by_visitor_or_user()
returns boolean
language sql
stable
set search_path = ''
return current_user in ('anon', 'authenticated');

comment on function private.is_request_by_visitor_or_user() is
  'False for the service key and for the owner. Triggers that guard columns ask this.';

create function private.stamp_created_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_request_by_visitor_or_user() then
    new.created_at := now();
  end if;
  return new;
end;
$$;

create function private.stamp_declaration()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_request_by_visitor_or_user() then
    new.guardian_declared_at := now();
  end if;
  return new;
end;
$$;

comment on function private.stamp_declaration() is
  'When a parent or guardian has agreed, the database says, not the browser.';

-- `Prefer: count=planned` answers with the guess of the planner. It is made from all rows of a table, so it says how
-- many rows there are that the caller may not read. `count=estimated` can answer with the same guess. The site asks
-- for neither.
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
  -- The role that PostgREST signs in with; the embedded backend has no such role and calls the function itself.
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.refuse_guessed_counts';
    notify pgrst, 'reload config';
  end if;
end;
$$;
