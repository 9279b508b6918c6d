-- What one who reads the mails of an address can do by the link of such a mail.

create function private.request_own_data(email text)
returns void
language plpgsql
-- Definer, because the service key reads no accounts.
security definer
set search_path = ''
as $$
declare
  address constant text := lower(btrim(email));
  request uuid;
begin
  -- One after the other: many at once would all be the third.
  perform pg_advisory_xact_lock(hashtextextended('data_requests ' || private.mailbox_of(address), 0));
  -- In a day, as limits.dataMailsPerDay in src/shared/lib/limits.ts has it.
  if (
    select count(*) >= 3
    from public.data_requests
    where private.mailbox_of(data_requests.email) = private.mailbox_of(address)
      and created_at > now() - interval '1 day'
  ) or not private.may_be_mailed(address) then
    return;
  end if;
  insert into public.data_requests (email) values (address) returning id into request;
  insert into public.outbox (kind, subject, recipient, payload, expires_at)
  values (
    'own_data_link', request::text, address, jsonb_build_object('request_id', request), now() + interval '1 day'
  );
end;
$$;

create function private.data_of_request(id uuid)
returns jsonb
language sql
stable
-- Definer, because the service key reads no accounts.
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'email', email,
    'has_account', private.account_of_address(email) is not null,
    'records', private.records_of(null, email)
  )
  from public.data_requests
  where data_requests.id = data_of_request.id and created_at > now() - interval '1 day';
$$;

create function private.erase_request(id uuid)
returns boolean
language plpgsql
-- Definer, because the service key cannot delete what was deleted before, and reads no accounts.
security definer
set search_path = ''
as $$
declare
  address text;
begin
  -- Two at once wait here for each other, and the second one finds nothing.
  delete from public.data_requests
  where data_requests.id = erase_request.id and created_at > now() - interval '1 day'
  returning email into address;
  if address is null or not private.may_be_mailed(address) then
    return false;
  end if;
  perform private.erase_address(address);
  return true;
end;
$$;

revoke execute on function
  private.account_of_address(text), private.may_be_mailed(text)
from anon, authenticated, service_role;
revoke execute on function
  private.request_own_data(text), private.data_of_request(uuid), private.erase_request(uuid)
from anon, authenticated;

create function public.request_own_data(email text)
returns void
language sql
set search_path = ''
as $$
  select private.request_own_data(request_own_data.email);
$$;

comment on function public.request_own_data(text) is
  'Queues a mail with a link to an address of which something is stored, three in a day at most. Tells nothing. Service key only.';

create function public.data_of_request(id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.data_of_request(data_of_request.id);
$$;

comment on function public.data_of_request(uuid) is
  'What is stored under the address that asked within a day; null when nobody did. Service key only.';

create function public.erase_request(id uuid)
returns boolean
language sql
set search_path = ''
as $$
  select private.erase_request(erase_request.id);
$$;

comment on function public.erase_request(uuid) is
  'Deletes what is stored under the address that asked within a day, once. Service key only.';

grant execute on function
  public.request_own_data(text), public.data_of_request(uuid), public.erase_request(uuid)
to service_role;
