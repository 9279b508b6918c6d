create function private.is_past_event(event_date date, is_past_event boolean, today date)
returns boolean
language sql
immutable
set search_path = ''
return is_past_event or event_date < today;

comment on function private.is_past_event(date, boolean, date) is
  'The same rule as isPastEvent in src/shared/lib/event-timing.ts: by date, or by the mark that an admin set.';

create function private.guard_event()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Forms send an empty text for a field that was left out.
  new.department := nullif(btrim(new.department), '');
  new.poster_url := nullif(btrim(new.poster_url), '');
  new.recording_url := nullif(btrim(new.recording_url), '');
  new.link := nullif(btrim(new.link), '');

  if private.is_request_by_visitor_or_user() then
    if tg_op = 'INSERT' then
      new.created_by := (select auth.uid());
      new.created_at := now();
      new.approved_at := null;
      if not private.is_admin() then
        new.status := 'pending';
        new.audience := 'both';
      end if;
    else
      new.id := old.id;
      new.created_by := old.created_by;
      new.created_at := old.created_at;
      new.approved_at := old.approved_at;
    end if;
  end if;

  if tg_op = 'UPDATE' then
    new.updated_at := now();
  end if;
  new.approved_at := case when new.status = 'approved' then coalesce(new.approved_at, now()) end;
  return new;
end;
$$;

create trigger guard_event
  before insert or update on public.events
  for each row execute function private.guard_event();

-- The database alone says when an event was last changed, from its insert on. Calendars order the copies of an event by
-- it, and a save compares it to find out that someone else was faster.
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

create trigger bound_proposals
  after insert on public.events
  referencing new table as written
  for each statement when (private.is_bound_request())
  execute function private.bound_writes('proposal');

create trigger log_admin_action
  after insert or update or delete on public.events
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', 'title', 'status');
