create table public.blog_redirects (
  old_slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.blog_redirects is
  'Slugs that posts had in public before. Kept by a trigger on blog_posts, so that old links lead on for good.';

create index blog_redirects_by_post on public.blog_redirects (post_id);

grant select on public.blog_redirects to anon, authenticated;
grant select, insert, update, delete on public.blog_redirects to service_role;

alter table public.blog_redirects enable row level security;

create policy "Anyone can read where a post that they can read was before"
  on public.blog_redirects for select to anon, authenticated
  using (exists (select 1 from public.blog_posts where blog_posts.id = post_id));

create function private.keep_old_slug()
returns trigger
language plpgsql
-- Definer, because nobody may write redirects, not even the admin whose change causes one.
security definer
set search_path = ''
as $$
begin
  delete from public.blog_redirects where old_slug = new.slug;
  if tg_op = 'UPDATE' and new.slug <> old.slug and old.publishedat <= now() then
    insert into public.blog_redirects (old_slug, post_id)
    values (old.slug, new.id)
    on conflict (old_slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  return null;
end;
$$;

revoke execute on function private.keep_old_slug() from anon, authenticated, service_role;

create trigger keep_old_slug
  after insert or update of slug on public.blog_posts
  for each row execute function private.keep_old_slug();
