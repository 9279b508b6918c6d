create table public.event_categories (
  name text primary key
);

comment on table public.event_categories is
  'What the create form offers. Events keep the name as text, because the edit form takes any.';

alter table public.event_categories
  add constraint event_categories_name_is_text check (private.is_text(name, 60));

grant select on public.event_categories to anon;
grant select, insert, update, delete on public.event_categories to authenticated, service_role;

alter table public.event_categories enable row level security;

create policy "Anyone can read categories"
  on public.event_categories for select to anon, authenticated
  using (true);

create policy "Admins can add categories"
  on public.event_categories for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can rename categories"
  on public.event_categories for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete categories"
  on public.event_categories for delete to authenticated
  using ((select private.is_admin()));
