-- Mails that are queued long before they are due, such as a reminder, and that nobody wants late.

alter table public.outbox
  add column due_at timestamptz not null default now(),
  add column expires_at timestamptz;

comment on column public.outbox.due_at is 'When the mail is first to be sent; next_attempt_at begins there.';
comment on column public.outbox.expires_at is 'From then on the mail makes no sense and is dropped.';

create function private.still_waits(mail public.outbox)
returns boolean
language sql
immutable
set search_path = ''
return mail.sent_at is null and (mail.attempts = 0 or mail.last_error is not null);

comment on function private.still_waits(public.outbox) is
  'Not sent, and not just being sent. One that failed gets a new id with its new words: the mail service would refuse them under the old one.';

create function private.is_event_as_told(mail public.outbox)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select
    from public.events
    join public.event_registrations as registration on registration.event_id = events.id
    left join public.event_joining_links on event_joining_links.event_id = events.id
    where events.id = (mail.payload #>> '{event,id}')::uuid
      and registration.user_id::text = split_part(mail.subject, ':', 2)
      -- Who cancelled and registered again, perhaps with another address, has another mail.
      and registration.created_at <= mail.created_at
      and private.is_open_for_registration(events.id)
      and (private.event_facts(events, event_joining_links.link) - '{title,updated_at}'::text[])
        = (mail.payload -> 'event') - '{title,updated_at}'::text[]
  );
$$;

comment on function private.is_event_as_told(public.outbox) is
  'Whether an event takes place as the mail says, and its reader is registered. Either may have changed while a sender had the mail.';

create function private.catch_up_with_events()
returns void
language sql
set search_path = ''
as $$
  with caught_up as (
    update public.outbox as mail
    set
      id = gen_random_uuid(),
      payload = payload || jsonb_build_object('event', facts || jsonb_build_object('updated_at', now())),
      attempts = 0,
      last_error = null
    from public.events
    join public.event_registrations as registration on registration.event_id = events.id
    left join public.event_joining_links on event_joining_links.event_id = events.id
    cross join lateral (select private.event_facts(events, event_joining_links.link)) as now_is (facts)
    where mail.kind in ('event_registration', 'event_changed')
      and mail.sent_at is null
      and mail.next_attempt_at <= now()
      and events.id = (mail.payload #>> '{event,id}')::uuid
      and registration.user_id::text = split_part(mail.subject, ':', 2)
      and registration.created_at <= mail.created_at
      and private.is_open_for_registration(events.id)
      and not private.is_event_as_told(mail)
      -- What has become as it was is not told: is_stale() drops it.
      and facts - '{id,title,updated_at}'::text[] is distinct from mail.payload -> 'was'
    returning mail.created_at, registration.event_id, registration.user_id
  )
  delete from public.outbox as later
  using caught_up
  where later.kind = 'event_changed'
    and split_part(later.subject, ':', 1) = caught_up.event_id::text
    and split_part(later.subject, ':', 2) = caught_up.user_id::text
    and later.created_at > caught_up.created_at
    and private.still_waits(later);
$$;

comment on function private.catch_up_with_events() is
  'A mail that was being sent while its event changed, and failed, says what is so now at its next try, and takes the place of the one about the change. Its words are new, so its id is too: the mail service would refuse them under the old one.';
