-- Who has agreed can withdraw it at any time.

create function private.withdraw_consent(consent_id uuid)
returns boolean
language plpgsql
-- Definer, because nobody writes consents; it asks whose the consent is.
security definer
set search_path = ''
as $$
declare
  given public.consents;
begin
  select * into given from public.consents
  where id = withdraw_consent.consent_id
    and (user_id = auth.uid() or lower(email) = private.own_address() or private.is_admin());
  if not found then
    return false;
  end if;
  perform private.end_consent(given.purpose, given.email, given.phone);
  return true;
end;
$$;

revoke execute on function private.withdraw_consent(uuid) from anon;

create function public.withdraw_consent(consent_id uuid)
returns boolean
language sql
set search_path = ''
as $$
  select private.withdraw_consent(withdraw_consent.consent_id);
$$;

comment on function public.withdraw_consent(uuid) is
  'Withdraws what the caller agreed to; an admin may for somebody who writes to them. False when there is nothing of theirs.';

grant execute on function public.withdraw_consent(uuid) to authenticated;

-- Whichever way it was withdrawn, no order asks for messages any more, and stop_phone_messages drops what waits.
create function private.obey_withdrawal()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.payments set wants_phone_messages = false
  where wants_phone_messages
    and lower(customer_email) = lower(old.email)
    and customer_phone = old.phone
    and not private.has_consent('whatsapp_reminders', old.email, old.phone);
  return null;
end;
$$;

revoke execute on function private.obey_withdrawal() from public, anon, authenticated, service_role;

create trigger obey_withdrawal
  after update of withdrawn_at or delete on public.consents
  for each row when (old.purpose = 'whatsapp_reminders')
  execute function private.obey_withdrawal();
