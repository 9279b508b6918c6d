-- docs/decisions/joining-links.md says why a link has a table of its own.
create table public.event_joining_links (
  event_id uuid primary key references public.events (id) on delete cascade,
  link text not null
);

comment on table public.event_joining_links is
  'Where the people of an online event come in. In a table of its own, because anyone can read approved events. What anyone may open stays in events.link.';

alter table public.event_joining_links
  add constraint event_joining_links_link_is_address check (private.is_web_address(link));

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

-- The audit log says which event and that its link changed, never the link.
create trigger log_admin_action
  after insert or update on public.event_joining_links
  for each row when (private.is_admin())
  execute function private.log_admin_action('event_id', '', '');

create trigger log_admin_deletion
  before delete on public.event_joining_links
  for each row when (private.is_admin())
  execute function private.log_admin_action('event_id', '', '');

create function private.take_joining_link()
returns trigger
language plpgsql
-- Definer, because people who propose an event may neither change it afterwards nor write joining links.
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
