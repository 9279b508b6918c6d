-- A byline is read by anyone, and the address of an admin is half of a login. So an account's address becomes the name
-- of its profile, and follows that name; it stays an address only while there is no name (SPEC section 5, Blog editor).
create table private.blog_authors (
  post_id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Deferred, because the byline is decided before the row of its post is there.
  foreign key (post_id) references public.blog_posts (id) on delete cascade deferrable initially deferred
);

comment on table private.blog_authors is
  'Whose account the byline of a post stands for. Others stand for nobody here, such as the name of a guest.';

create index blog_authors_by_user on private.blog_authors (user_id);

alter table private.blog_authors enable row level security;

create function private.name_byline()
returns trigger
language plpgsql
-- Definer, because it reads the profiles of others and writes a table that no request reaches.
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
  -- Not for what rename_bylines() writes: whose byline that is, is known.
  for each row when (pg_trigger_depth() = 0)
  execute function private.name_byline();

create function private.rename_bylines()
returns trigger
language plpgsql
-- Definer, because the posts of an admin follow a change of the profile, whoever may write posts at that moment.
security definer
set search_path = ''
as $$
begin
  -- A name that is taken away stays where it was published; the address does not come back for it.
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
    -- Someone who is an admin no more has no say in what the site shows.
    and (not private.is_request_by_visitor_or_user() or private.is_admin())
  )
  execute function private.rename_bylines();

-- Posts of before: an admin's address or name, where it is the only admin of that name.
with admins as (
  select profiles.id, profiles.full_name, users.email
  from public.profiles
  join auth.users on users.id = profiles.id
  left join public.user_roles on user_roles.user_id = profiles.id
  where coalesce(user_roles.role, profiles.role) = 'admin'
)
insert into private.blog_authors (post_id, user_id)
select blog_posts.id, min(admins.id::text)::uuid
from public.blog_posts
join admins on lower(btrim(blog_posts.author)) in (lower(admins.email), lower(admins.full_name))
group by blog_posts.id
having count(*) = 1;

alter table public.blog_posts disable trigger name_byline;
update public.blog_posts
set author = profiles.full_name
from private.blog_authors
join public.profiles on profiles.id = blog_authors.user_id
where blog_authors.post_id = blog_posts.id and blog_posts.author <> profiles.full_name;
alter table public.blog_posts enable trigger name_byline;
