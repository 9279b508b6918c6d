-- When a row was last changed is the database's word from the first moment on. Calendars order the copies of an event by
-- it, and a saved change is told from a stale one by it.
create function private.stamp_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_request_by_visitor_or_user() then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

create trigger stamp_updated_at
  before insert on public.events
  for each row execute function private.stamp_updated_at();

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
