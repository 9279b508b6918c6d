-- People who register for an event get a mail, queued in the transaction that stores the registration.
create function private.registration_mail_subject(event_id uuid, user_id uuid, attempt integer)
returns text
language sql
immutable
set search_path = ''
return event_id || ':' || user_id || ':' || attempt;

comment on function private.registration_mail_subject(uuid, uuid, integer) is
  'The outbox sends one mail per subject. Somebody who mistyped the address can cancel and register again; three mails for an event are the most that anyone can cause.';

create function private.event_facts(event public.events, joining_link text)
returns jsonb
language sql
stable
set search_path = ''
return jsonb_build_object(
  'id', event.id,
  'title', event.title,
  'event_date', event.event_date,
  'event_time', event.event_time,
  'venue', event.venue,
  'link', coalesce(joining_link, event.link),
  'updated_at', event.updated_at
);

comment on function private.event_facts(public.events, text) is
  'What a mail says of an event. Its joining link is for those who are registered.';

create function private.queue_registration_mail()
returns trigger
language plpgsql
-- Definer, because people register themselves, and only the service key may write the outbox.
security definer
set search_path = ''
as $$
begin
  -- Who registers while the event is being changed reads what it is then, and is refused when it does not take place: it
  -- was open when the policy looked.
  perform from public.events where id = new.event_id for share;
  if new.user_id = auth.uid() and not private.is_open_for_registration(new.event_id) then
    raise insufficient_privilege using message = 'The event is not open for registration any more';
  end if;
  for attempt in 1..3 loop
    insert into public.outbox (kind, subject, recipient, payload)
    select
      'event_registration',
      private.registration_mail_subject(new.event_id, new.user_id, attempt),
      new.user_email,
      jsonb_build_object(
        'user_name', new.user_name,
        'event', private.event_facts(events, event_joining_links.link)
      )
    from public.events
    left join public.event_joining_links on event_joining_links.event_id = events.id
    where events.id = new.event_id
      -- A mail that is not queued after all must not be counted by has_copies_left().
      and not exists (
        select from public.outbox
        where kind = 'event_registration'
          and subject = private.registration_mail_subject(new.event_id, new.user_id, attempt)
      )
    on conflict (kind, subject) do nothing;
    exit when found;
  end loop;
  return null;
end;
$$;

revoke execute on function private.queue_registration_mail() from public, anon, authenticated, service_role;

create function private.drop_registration_mail()
returns trigger
language plpgsql
-- Definer, for the same reason.
security definer
set search_path = ''
as $$
begin
  delete from public.outbox
  where kind = 'event_registration'
    and subject in (
      select private.registration_mail_subject(old.event_id, old.user_id, attempt)
      from generate_series(1, 3) as attempt
    )
    -- One that is just being sent arrives, and counts among the mails to strangers.
    and private.still_waits(outbox);
  -- Of a change, somebody who does not come need not know.
  delete from public.outbox
  where kind = 'event_changed'
    and split_part(subject, ':', 1) = old.event_id::text
    and split_part(subject, ':', 2) = old.user_id::text
    and sent_at is null;
  return null;
end;
$$;

revoke execute on function private.drop_registration_mail() from public, anon, authenticated, service_role;

create trigger queue_registration_mail
  after insert on public.event_registrations
  for each row execute function private.queue_registration_mail();

create trigger drop_registration_mail
  after delete on public.event_registrations
  for each row execute function private.drop_registration_mail();
