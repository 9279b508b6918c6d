-- Anyone can read a byline, and the address of an admin is half of a login. So the database replaces the address of an
-- account by the name in its profile, and changes it with that name. It stays an address only while there is no name
-- (docs/product.md 5).
create table private.blog_authors (
  post_id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Deferred, because name_byline() writes this row before the post is there.
  foreign key (post_id) references public.blog_posts (id) on delete cascade deferrable initially deferred
);

comment on table private.blog_authors is
  'The account that the byline of a post belongs to. Other bylines, such as the name of a guest, belong to nobody here.';

create index blog_authors_by_user on private.blog_authors (user_id);

alter table private.blog_authors enable row level security;

create function private.name_byline()
returns trigger
language plpgsql
-- Definer, because it reads the profiles of others and writes a table that nobody has a right to.
security definer
set search_path = ''
as $$
declare
  byline constant text := lower(btrim(new.author));
  account public.profiles;
begin
  if tg_op = 'UPDATE' and new.author = old.author then
    return new;
  end if;
  select profiles.* into account
  from public.profiles
  join auth.users on users.id = profiles.id
  where lower(users.email) = byline
    or (profiles.id = auth.uid() and byline in (lower(profiles.email), lower(btrim(profiles.full_name))))
  order by profiles.id = auth.uid() desc nulls last
  limit 1;

  delete from private.blog_authors where post_id = new.id;
  if account.id is not null then
    insert into private.blog_authors (post_id, user_id) values (new.id, account.id);
    new.author := coalesce(account.full_name, new.author);
  end if;
  return new;
end;
$$;

revoke execute on function private.name_byline() from anon, authenticated, service_role;

create trigger name_byline
  before insert or update of author on public.blog_posts
  -- Not for what rename_bylines() writes: it knows whose byline it is.
  for each row when (pg_trigger_depth() = 0)
  execute function private.name_byline();

create function private.rename_bylines()
returns trigger
language plpgsql
-- Definer, because people who change their profile may not be allowed to write posts.
security definer
set search_path = ''
as $$
begin
  -- When a name is removed, the published byline keeps it: the address must not come back.
  update public.blog_posts
  set author = coalesce(new.full_name, new.email)
  from private.blog_authors
  where blog_authors.post_id = blog_posts.id
    and blog_authors.user_id = new.id
    and (new.full_name is not null or blog_posts.author = old.email);
  return null;
end;
$$;

revoke execute on function private.rename_bylines() from anon, authenticated, service_role;

create trigger rename_bylines
  after update on public.profiles
  for each row when (
    (new.full_name is distinct from old.full_name or new.email is distinct from old.email)
    -- Someone who is no longer an admin must not change what the site shows.
    and (not private.is_request_by_visitor_or_user() or private.is_admin())
  )
  execute function private.rename_bylines();
