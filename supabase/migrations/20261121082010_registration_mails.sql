-- People who register for an event get a mail, queued in the transaction that stores the registration.
create function private.registration_mail_subject(event_id uuid, user_id uuid, attempt integer)
returns text
language sql
immutable
set search_path = ''
return event_id || ':' || user_id || ':' || attempt;

comment on function private.registration_mail_subject(uuid, uuid, integer) is
  'The outbox sends one mail per subject. Somebody who mistyped the address can cancel and register again; three mails for an event are the most that anyone can cause.';

create function private.queue_registration_mail()
returns trigger
language plpgsql
-- Definer, because people register themselves, and only the service key may write the outbox.
security definer
set search_path = ''
as $$
begin
  for attempt in 1..3 loop
    insert into public.outbox (kind, subject, recipient, payload)
    select
      'event_registration',
      private.registration_mail_subject(new.event_id, new.user_id, attempt),
      new.user_email,
      jsonb_build_object(
        'user_name', new.user_name,
        'event', jsonb_build_object(
          'id', events.id,
          'title', events.title,
          'event_date', events.event_date,
          'event_time', events.event_time,
          'venue', events.venue,
          'link', coalesce(event_joining_links.link, events.link),
          'updated_at', events.updated_at
        )
      )
    from public.events
    left join public.event_joining_links on event_joining_links.event_id = events.id
    where events.id = new.event_id
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
