-- Who is registered is told when an event moves or does not take place (docs/decisions/event-changes.md).

create index outbox_about_events on public.outbox (split_part(subject, ':', 1))
  where kind in ('event_registration', 'event_changed', 'event_cancelled');

create function private.event_begins(event public.events)
returns timestamptz
language sql
stable
set search_path = ''
return (event.event_date + event.event_time::time) at time zone 'Asia/Kolkata';

create function private.is_to_come(event public.events)
returns boolean
language sql
stable
set search_path = ''
return event.status = 'approved' and not event.is_past_event and private.event_begins(event) > now();

comment on function private.is_to_come(public.events) is
  'Whether people are going to come to it. The same rule as isToCome in src/features/events/lib/changes.ts.';

create function private.registrations_to_tell(event_id uuid)
returns table (event_id uuid, user_id uuid, user_name text, recipient text)
language sql
stable
set search_path = ''
as $$
  select registration.event_id, registration.user_id, registration.user_name, told.recipient
  from public.event_registrations as registration
  left join auth.users on users.id = registration.user_id and users.email_confirmed_at is not null
  cross join lateral (
    select registration.user_email as recipient
    where lower(users.email) = lower(registration.user_email)
    union all
    (
      -- On a day without room for strangers, private.bound_mails() writes to the account instead.
      select mail.recipient
      from public.outbox as mail
      where kind in ('event_registration', 'event_changed')
        and split_part(subject, ':', 1) = registration.event_id::text
        and split_part(subject, ':', 2) = registration.user_id::text
        and lower(mail.recipient) in (lower(registration.user_email), lower(users.email))
      order by created_at desc
      limit 1
    )
    limit 1
  ) as told
  where registration.event_id = registrations_to_tell.event_id;
$$;

comment on function private.registrations_to_tell(uuid) is
  'Everyone who is registered, where their registration was mailed to; not an address that nobody confirmed and that private.bound_mails() kept even the registration from.';

create function private.queue_event_changes(
  was public.events,
  old_link text,
  event public.events,
  new_link text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  -- What a mail says that is no way to the event.
  other_facts constant text[] := array['id', 'title', 'updated_at'];
  old_facts constant jsonb := private.event_facts(was, old_link) - other_facts;
  -- A joining link changes without its event: calendars order the copies of an event by this time.
  facts constant jsonb := private.event_facts(event, new_link) || jsonb_build_object('updated_at', now());
  about constant text := event.id;
  earlier constant timestamptz := least(private.event_begins(was), private.event_begins(event));
  later constant timestamptz := greatest(private.event_begins(was), private.event_begins(event));
  -- Who corrects a change at once causes one mail. It does not wait where people may be on their way.
  due constant timestamptz := greatest(now(), least(now() + interval '10 minutes', earlier - interval '2 hours'));
begin
  if old_facts = facts - other_facts then
    return;
  end if;

  with taken_back as (
    delete from public.outbox
    where kind = 'event_changed'
      and split_part(subject, ':', 1) = about
      and private.still_waits(outbox)
      and payload -> 'was' = facts - other_facts
    returning subject
  ), corrected as (
    update public.outbox
    set
      id = gen_random_uuid(),
      payload = payload || jsonb_build_object('event', facts),
      attempts = 0,
      last_error = null,
      due_at = case kind when 'event_changed' then due else due_at end,
      next_attempt_at = case kind when 'event_changed' then due else now() end,
      expires_at = greatest(expires_at, later)
    where kind in ('event_registration', 'event_changed')
      and split_part(subject, ':', 1) = about
      and private.still_waits(outbox)
      and payload -> 'was' is distinct from facts - other_facts
      -- One that failed, and says what was before an earlier change, has a mail after it and is not sent.
      and (payload -> 'event') - other_facts = old_facts
    returning subject
  )
  insert into public.outbox (kind, subject, recipient, payload, due_at, next_attempt_at, expires_at)
  select
    'event_changed',
    concat_ws(':', about, user_id, (extract(epoch from now()) * 1000000)::bigint),
    registration.recipient,
    jsonb_build_object('user_name', user_name, 'was', old_facts, 'event', facts),
    due,
    due,
    later
  from private.registrations_to_tell(event.id) as registration
  where user_id::text not in (
    select split_part(subject, ':', 2) from taken_back
    union all
    select split_part(subject, ':', 2) from corrected
  )
  on conflict do nothing;
end;
$$;

comment on function private.queue_event_changes(public.events, text, public.events, text) is
  'One mail to each person, however often the event changes before it is sent: what was when they last heard, and what is now. A registration that is not sent yet says the new facts itself.';

revoke execute on function
  private.registrations_to_tell(uuid),
  private.queue_event_changes(public.events, text, public.events, text)
from public, anon, authenticated, service_role;
