-- What /refund says about changing a session are the numbers that the buttons follow.

create function private.change_rules()
returns jsonb
language sql
stable
-- Definer, because only admins read the settings.
security definer
set search_path = ''
as $$
  select jsonb_build_object('changeUntilHours', change_until_hours, 'movesAllowed', moves_allowed)
  from public.schedule_settings;
$$;

create function public.change_rules()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.change_rules();
$$;

comment on function public.change_rules() is
  'Until how many hours before a session its buyer may change it, and how often. Everyone reads them before buying.';

grant execute on function public.change_rules() to anon, authenticated, service_role;
