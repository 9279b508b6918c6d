create function private.applied_migrations()
returns setof text
language sql
stable
-- Definer, because the history belongs to the owner of the database.
security definer
set search_path = ''
as $$
  select version from supabase_migrations.schema_migrations order by version;
$$;

revoke execute on function private.applied_migrations() from public, anon, authenticated;
grant execute on function private.applied_migrations() to service_role;

create function public.applied_migrations()
returns setof text
language sql
stable
set search_path = ''
as $$
  select private.applied_migrations();
$$;

comment on function public.applied_migrations() is
  'The versions of all migrations that are applied, for `npm run doctor`. Service key only.';

revoke execute on function public.applied_migrations() from public, anon, authenticated;
grant execute on function public.applied_migrations() to service_role;
