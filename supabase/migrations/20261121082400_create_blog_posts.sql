create function private.is_cover(data text, content_type text)
returns boolean
language plpgsql
immutable
strict
set search_path = ''
as $$
declare
  prefix constant text := 'data:' || content_type || ';base64,';
  picture bytea;
  head text;
begin
  -- 5 MB in base64: anything longer is refused without decoding it.
  if not starts_with(data, prefix) or length(data) > length(prefix) + 6990508 then
    return false;
  end if;
  picture := decode(substr(data, length(prefix) + 1), 'base64');
  head := encode(substr(picture, 1, 12), 'hex');
  return octet_length(picture) <= 5242880 and case content_type
    when 'image/png' then head like '89504e470d0a1a0a%'
    when 'image/jpeg' then head like 'ffd8ff%'
    when 'image/webp' then head like '52494646________57454250'
    when 'image/gif' then head like '474946383761%' or head like '474946383961%'
    when 'image/avif' then head like '________6674797061766966' or head like '________6674797061766973'
    else false
  end;
exception
  when invalid_parameter_value then
    return false;
end;
$$;

comment on function private.is_cover(text, text) is
  'A png, jpeg, webp, gif or avif of at most 5 MB, judged by its first bytes and not by what it is called.';

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  slug text not null unique,
  excerpt text not null,
  content text not null,
  coverimage text,
  coverimage_data text,
  coverimage_filename text,
  coverimage_content_type text,
  author text not null default 'Anonymous',
  publishedat timestamptz default now(),
  updatedat timestamptz not null default now(),
  word_count integer not null default 0,
  cover_version text
);

comment on table public.blog_posts is 'Articles. Written by admins, read by anyone once published.';
comment on column public.blog_posts.content is
  'HTML, sanitised when saved and again wherever it is shown.';
comment on column public.blog_posts.coverimage is 'An address of the cover, when it is not kept in the row.';
comment on column public.blog_posts.coverimage_data is
  'The cover itself as a data string. Never part of a list: it can be 7 MB long.';
comment on column public.blog_posts.publishedat is
  'Empty: a draft. In the future: scheduled. The public sees neither.';
comment on column public.blog_posts.word_count is
  'How many words the text has, so that a list can say how long it takes to read without loading it. Kept by a trigger.';
comment on column public.blog_posts.cover_version is
  'Stands for the picture in coverimage_data: another picture has another one. Part of the addresses under which covers are kept for good. Kept by a trigger.';

alter table public.blog_posts
  add constraint blog_posts_title_is_text check (private.is_text(title, 200)),
  add constraint blog_posts_slug_is_path_part
    check (private.is_text(slug, 200) and slug = lower(slug) and slug !~ '[\s/?#%&"''<>.:;,()\\]'),
  add constraint blog_posts_excerpt_is_text check (private.is_text(excerpt, 1000)),
  add constraint blog_posts_content_is_text check (private.is_text(content, 200000)),
  add constraint blog_posts_coverimage_is_address check (private.is_web_address(coverimage)),
  add constraint blog_posts_cover_is_whole
    check (num_nulls(coverimage_data, coverimage_filename, coverimage_content_type) in (0, 3)),
  add constraint blog_posts_cover_is_picture
    check (private.is_cover(coverimage_data, coverimage_content_type)),
  add constraint blog_posts_coverimage_filename_is_text
    check (private.is_text(coverimage_filename, 255)),
  add constraint blog_posts_author_is_text check (private.is_text(author, 254));

create index blog_posts_by_publication on public.blog_posts (publishedat desc);

grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated, service_role;

alter table public.blog_posts enable row level security;

create policy "Anyone can read published posts"
  on public.blog_posts for select to anon
  using (publishedat <= now());

create policy "People can read published posts, admins all"
  on public.blog_posts for select to authenticated
  using (publishedat <= now() or (select private.is_admin()));

create policy "Admins can write posts"
  on public.blog_posts for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can update posts"
  on public.blog_posts for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete posts"
  on public.blog_posts for delete to authenticated
  using ((select private.is_admin()));
