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

create function private.log_admin_action()
returns trigger
language plpgsql
-- Definer, because only the owner may add to the audit log.
security definer
set search_path = ''
as $$
declare
  key_column constant text := tg_argv[0];
  subject_column constant text := tg_argv[1];
  -- States: their values say what happened and nothing about a person.
  states constant text[] := string_to_array(tg_argv[2], ',');
  followers constant text[] := array[
    'created_at', 'updated_at', 'updatedat', 'shown_at', 'approved_at', 'hidden_at', 'answered_at', 'edited_at',
    'refunded_at', 'returned_in_paise', 'search_text', 'word_count', 'cover_version', 'position', 'link_id',
    'opens_by_order'
  ];
  before jsonb := coalesce(to_jsonb(old), '{}');
  after jsonb := coalesce(to_jsonb(new), '{}');
  told text;
begin
  -- What follows from another change, such as the registrations of a deleted event, has no line of its own. Only a
  -- trigger that fires before can see this: one that fires after a cascade looks as if there was none.
  if pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  select string_agg(
    case
      when not key = any (states) then key
      when tg_op = 'UPDATE' then key || ': ' || coalesce(before ->> key, '–') || ' → ' || coalesce(after ->> key, '–')
      else key || ': ' || coalesce(after ->> key, before ->> key, '–')
    end,
    ', ' order by key
  )
  into told
  from jsonb_object_keys(before || after) as key
  where (tg_op = 'UPDATE' or key = any (states))
    and before -> key is distinct from after -> key
    and not key = any (followers);
  if tg_op = 'UPDATE' and told is null then
    return new;
  end if;
  perform private.add_admin_action(
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end,
    tg_table_name,
    (before || after) ->> key_column,
    (before || after) ->> subject_column,
    told,
    case tg_table_name
      when 'reviews' then ((before || after) ->> 'user_id')::uuid
      when 'events' then ((before || after) ->> 'created_by')::uuid
    end
  );
  return coalesce(new, old);
end;
$$;

revoke execute on function private.log_admin_action() from anon, authenticated, service_role;

-- Roles are written with the service key alone, so this line names the key and no person.
create trigger log_admin_action
  after insert or update or delete on public.user_roles
  for each row
  execute function private.log_admin_action('user_id', '', 'role');
