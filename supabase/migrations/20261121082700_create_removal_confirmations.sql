-- The build keeps its last good rows when many of them are missing (docs/decisions/cached-rows.md), unless an admin
-- confirms here that they were meant to go, or removed them one by one.
create table public.removal_confirmations (
  id uuid primary key default gen_random_uuid(),
  table_name text not null,
  read_at timestamptz not null,
  rows_left integer not null,
  confirmed_at timestamptz not null default now()
);

comment on table public.removal_confirmations is
  'An admin says that the rows which a build missed were meant to go. Read by the build, which is a visitor.';
comment on column public.removal_confirmations.read_at is
  'When the rows were read that the build kept. The next rows are read later, so a confirmation counts for one loss.';
comment on column public.removal_confirmations.rows_left is
  'How many rows the build found. With fewer left, it asks again.';

alter table public.removal_confirmations
  add constraint removal_confirmations_table_is_public check (table_name in ('events', 'blog_posts', 'reviews')),
  add constraint removal_confirmations_rows_left_is_count check (rows_left >= 0);

create index removal_confirmations_by_loss on public.removal_confirmations (table_name, read_at);

grant select on public.removal_confirmations to anon;
grant select, insert on public.removal_confirmations to authenticated;
grant select, insert, update, delete on public.removal_confirmations to service_role;

alter table public.removal_confirmations enable row level security;

create policy "Anyone can read confirmations"
  on public.removal_confirmations for select to anon, authenticated
  using (true);

create policy "Admins can confirm removals"
  on public.removal_confirmations for insert to authenticated
  with check ((select private.is_admin()));

create trigger log_admin_action
  after insert on public.removal_confirmations
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', '', 'table_name,rows_left');

create function private.rows_removed_since(table_name text, moment timestamptz)
returns integer
language sql
stable
-- Definer, because visitors cannot read the audit log; it answers with a number only.
security definer
set search_path = ''
as $$
  select count(distinct row_id)::integer
  from public.admin_actions as actions
  where actions.table_name = rows_removed_since.table_name
    and actions.table_name in ('events', 'blog_posts', 'reviews')
    and actions.happened_at > moment
    and (
      actions.action = 'deleted'
      or (actions.table_name = 'events' and actions.summary ~ 'status: approved')
      or (actions.table_name = 'blog_posts' and actions.summary ~ 'publishedat')
      or (actions.table_name = 'reviews' and actions.summary ~ 'hidden_reason')
    );
$$;

create function public.rows_removed_since(table_name text, moment timestamptz)
returns integer
language sql
stable
set search_path = ''
as $$
  select private.rows_removed_since(rows_removed_since.table_name, rows_removed_since.moment);
$$;

comment on function public.rows_removed_since(text, timestamptz) is
  'How many public rows of a table admins have deleted or taken out of sight since then.';

grant execute on function public.rows_removed_since(text, timestamptz) to anon, authenticated, service_role;
