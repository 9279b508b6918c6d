create function private.touch_updatedat()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updatedat := now();
  return new;
end;
$$;

create trigger touch_updatedat
  before update on public.blog_posts
  for each row execute function private.touch_updatedat();

create function private.stamp_updatedat()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_request_by_visitor_or_user() then
    new.updatedat := now();
  end if;
  return new;
end;
$$;

create trigger stamp_updatedat
  before insert on public.blog_posts
  for each row execute function private.stamp_updatedat();

create function private.word_count(html text)
returns integer
language sql
immutable
set search_path = ''
return (
  select count(*)::integer
  from regexp_matches(regexp_replace(html, '<[^>]*>|&nbsp;', ' ', 'g'), '\S+', 'g')
);

create function private.measure_blog_post()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.word_count := private.word_count(new.content);
  new.cover_version := left(md5(new.coverimage_data), 16);
  return new;
end;
$$;

create trigger measure_blog_post
  before insert or update on public.blog_posts
  for each row execute function private.measure_blog_post();

create trigger log_admin_action
  after insert or update or delete on public.blog_posts
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', 'title', 'slug');
