create table public.admin_actions (
  id uuid primary key default gen_random_uuid(),
  happened_at timestamptz not null default clock_timestamp(),
  admin_id uuid references auth.users (id) on delete set null,
  admin_name text not null,
  action text not null,
  table_name text not null,
  row_id text not null,
  subject text,
  summary text,
  author_id uuid
);

comment on table public.admin_actions is
  'Who did what, and when. Written by triggers in the transaction of the change itself, by nobody else, and never changed.';
comment on column public.admin_actions.admin_name is
  'As the admin was called then: the account may be gone when someone asks.';
comment on column public.admin_actions.subject is
  'What is public about the row anyway, such as the title of an event. Never a name or an address of a visitor.';
comment on column public.admin_actions.author_id is
  'Whose review or event it was: when the account goes, so do their words, also those of a row that is gone already.';
comment on column public.admin_actions.summary is
  'The columns that changed, and the values of those that are states.';

alter table public.admin_actions
  add constraint admin_actions_action_is_known
    check (action in ('created', 'changed', 'deleted', 'restored'));

create index admin_actions_by_time on public.admin_actions (happened_at desc, id desc);
create index admin_actions_by_admin on public.admin_actions (admin_id);
create index admin_actions_by_author on public.admin_actions (author_id) where author_id is not null;

grant select on public.admin_actions to authenticated, service_role;

alter table public.admin_actions enable row level security;

create policy "Admins can read what admins did"
  on public.admin_actions for select to authenticated
  using ((select private.is_admin()));

create function private.guard_admin_action()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Row level security does not bind the service key.
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise insufficient_privilege using message = 'Only the database writes the audit log';
  end if;
  return coalesce(new, old);
end;
$$;

create trigger guard_admin_action
  before insert or update or delete on public.admin_actions
  for each row execute function private.guard_admin_action();

create function private.add_admin_action(
  action text,
  table_name text,
  row_id text,
  subject text,
  summary text,
  author_id uuid default null
)
returns void
language sql
-- Definer, because nobody may write the audit log, not even the admin whose change it records.
security definer
set search_path = ''
as $$
  insert into public.admin_actions (admin_id, admin_name, action, table_name, row_id, subject, summary, author_id)
  select
    person.id,
    coalesce(person.full_name, person.email, 'The service key'),
    add_admin_action.action,
    add_admin_action.table_name,
    add_admin_action.row_id,
    left(add_admin_action.subject, 200),
    left(add_admin_action.summary, 500),
    add_admin_action.author_id
  from (select (select auth.uid()) as id) as caller
  left join public.profiles as person on person.id = caller.id;
$$;

-- Triggers call it as their owner; anyone else could write the audit log with it.
revoke execute on function private.add_admin_action(text, text, text, text, text, uuid)
  from anon, authenticated, service_role;
