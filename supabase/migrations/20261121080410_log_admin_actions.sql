-- A trigger on a table that admins change writes each of their changes into the audit log.

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
