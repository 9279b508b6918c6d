create table public.event_joining_links (
  event_id uuid primary key references public.events (id) on delete cascade,
  link text not null
);

comment on table public.event_joining_links is
  'Where the people of an online event come in. In a table of its own, because anyone can read approved events. What anyone may open stays in events.link.';

alter table public.event_joining_links
  add constraint event_joining_links_link_is_address check (private.is_web_address(link));

revoke all on public.event_joining_links from anon, authenticated;
grant select, insert, update, delete on public.event_joining_links to authenticated, service_role;

alter table public.event_joining_links enable row level security;

create policy "Registered people can read the joining link, admins all"
  on public.event_joining_links for select to authenticated
  using (
    exists (
      select 1
      from public.event_registrations
      where event_registrations.event_id = event_joining_links.event_id
        and event_registrations.user_id = (select auth.uid())
    )
    or (select private.is_admin())
  );

create policy "Admins can add joining links"
  on public.event_joining_links for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can update joining links"
  on public.event_joining_links for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete joining links"
  on public.event_joining_links for delete to authenticated
  using ((select private.is_admin()));

-- The log names the event and that its link changed, never the link.
create trigger note_admin_action
  after insert or update on public.event_joining_links
  for each row when (private.is_admin())
  execute function private.note_admin_action('event_id', '', '');

create trigger note_admin_deletion
  before delete on public.event_joining_links
  for each row when (private.is_admin())
  execute function private.note_admin_action('event_id', '', '');

create function private.take_joining_link()
returns trigger
language plpgsql
-- Definer, because whoever proposes an event may neither change it afterwards nor write joining links.
security definer
set search_path = ''
as $$
begin
  insert into public.event_joining_links (event_id, link) values (new.id, new.link);
  update public.events set link = null where id = new.id;
  return null;
end;
$$;

comment on function private.take_joining_link() is
  'A link in a proposal reaches the admins alone: approving the event must not publish it.';

revoke execute on function private.take_joining_link() from public, anon, authenticated, service_role;

create trigger take_joining_link
  after insert on public.events
  for each row when (
    new.link is not null and private.is_request_by_visitor_or_user() and not private.is_admin()
  )
  execute function private.take_joining_link();

-- Definer, as before: people register themselves, and nobody but the service key comes near the outbox.
create or replace function private.queue_registration_mail()
returns trigger
language plpgsql
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

-- Until now the form wrote joining links into events.link, where anyone can read them. Those of upcoming online events
-- move. Whether an event is online is read more generously than on the pages: a link too many can be put back, a
-- published meeting cannot be taken back.
insert into public.event_joining_links (event_id, link)
select events.id, events.link
from public.events
where events.link is not null
  and not private.is_past_event(events.event_date, events.is_past_event, public.today_in_india())
  and (
    events.venue ~* '\y(online|zoom|meet|teams|webinar|webex|youtube|live\s?stream|virtual|hybrid)\y'
    or events.link ~* '^https?://([^/?#]*\.)?(zoom\.us|zoom\.com|meet\.google\.com|teams\.microsoft\.com|teams\.live\.com|webex\.com|whereby\.com|meet\.jit\.si|gotomeeting\.com|skype\.com)([:/?#]|$)'
  );

update public.events
set link = null
where exists (
  select 1 from public.event_joining_links where event_joining_links.event_id = events.id
);
