-- When an event changes, is deleted or is not approved any more (docs/decisions/event-changes.md).

create function private.queue_event_cancellations(event public.events)
returns void
language sql
set search_path = ''
as $$
  insert into public.outbox (kind, subject, recipient, payload, expires_at)
  select
    'event_cancelled',
    concat_ws(':', registration.event_id, user_id, (extract(epoch from now()) * 1000000)::bigint),
    registration.recipient,
    jsonb_build_object(
      'user_name', user_name,
      -- The day that they know: nobody has told them of the other one yet.
      'event', (private.event_facts(event, null) || coalesce(waiting.payload -> 'was', '{}')) - 'link'
        || jsonb_build_object('updated_at', now())
    ),
    greatest(private.event_begins(event), waiting.expires_at)
  from private.registrations_to_tell(event.id) as registration
  left join public.outbox as waiting
    on waiting.kind = 'event_changed'
    and split_part(waiting.subject, ':', 1) = registration.event_id::text
    and split_part(waiting.subject, ':', 2) = registration.user_id::text
    and private.still_waits(waiting)
  on conflict do nothing;

  delete from public.outbox
  where kind in ('event_registration', 'event_changed')
    and split_part(subject, ':', 1) = event.id::text
    and sent_at is null;
$$;

create function private.tell_of_event()
returns trigger
language plpgsql
-- Definer, because admins change events, and only the service key may write the outbox.
security definer
set search_path = ''
as $$
declare
  joining_link constant text := (select link from public.event_joining_links where event_id = old.id);
begin
  if tg_op = 'DELETE' then
    -- Before the registrations go with it.
    if private.is_to_come(old) then
      perform private.queue_event_cancellations(old);
    end if;
    return old;
  end if;

  if private.is_to_come(old) and new.status <> 'approved' then
    perform private.queue_event_cancellations(old);
  elsif private.is_to_come(old) and private.is_to_come(new) then
    perform private.queue_event_changes(old, joining_link, new, joining_link);
  elsif old.status <> 'approved' and private.is_to_come(new) then
    -- It takes place after all.
    delete from public.outbox
    where kind = 'event_cancelled' and split_part(subject, ':', 1) = new.id::text and private.still_waits(outbox);
  end if;
  return null;
end;
$$;

create trigger tell_of_change
  after update on public.events
  for each row when (
    (old.event_date, old.event_time, old.venue, old.link, old.status)
      is distinct from (new.event_date, new.event_time, new.venue, new.link, new.status)
  )
  execute function private.tell_of_event();

create trigger tell_of_deletion
  before delete on public.events
  for each row execute function private.tell_of_event();

create function private.tell_of_joining_link()
returns trigger
language plpgsql
-- Definer, for the same reason.
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events where id = coalesce(new.event_id, old.event_id);
  if private.is_to_come(event) then
    perform private.queue_event_changes(event, old.link, event, new.link);
  end if;
  return null;
end;
$$;

create trigger tell_of_change
  after insert or update or delete on public.event_joining_links
  for each row execute function private.tell_of_joining_link();

revoke execute on function
  private.queue_event_cancellations(public.events),
  private.tell_of_event(),
  private.tell_of_joining_link()
from public, anon, authenticated, service_role;
