-- A row of the sample data has an id that is made from its title, so it differs from what people wrote. The dashboard
-- reminds the owner until it is gone (src/shared/lib/samples.ts).
create function private.is_sample(id uuid, name text)
returns boolean
language sql
immutable
set search_path = ''
return id = md5('sample ' || name)::uuid;

comment on function private.is_sample(uuid, text) is 'The twin of pg_temp.sample_id() in supabase/seed/10_accounts.sql.';

create function private.sample_tables()
returns setof text
language sql
stable
set search_path = ''
as $$
  select 'events' where exists (select from public.events where private.is_sample(id, title))
  union all
  select 'reviews' where exists (select from public.reviews where private.is_sample(id, title))
  union all
  select 'blog_posts' where exists (select from public.blog_posts where private.is_sample(id, slug));
$$;

create function public.sample_tables()
returns setof text
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin('Only admins can ask for what is a sample');
  return query select private.sample_tables();
end;
$$;

comment on function public.sample_tables() is
  'Tables that still hold rows of the sample data. For admins.';

grant execute on function public.sample_tables() to authenticated;
