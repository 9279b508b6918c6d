-- A message whose mail is taken back, or that the buyer does not want any more, is not sent.

create function private.drop_phone_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  told constant jsonb := private.told_by_phone(old);
begin
  delete from public.phone_messages
  where sent_at is null and kind = told ->> 'kind' and subject = told ->> 'subject';
  return null;
end;
$$;

revoke execute on function private.drop_phone_message() from public, anon, authenticated, service_role;

create trigger drop_phone_message
  after delete on public.outbox
  for each row when (old.sent_at is null and private.told_by_phone(old) is not null)
  execute function private.drop_phone_message();

create function private.stop_phone_messages()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.phone_messages where sent_at is null and subject like new.order_id || ':%';
  return null;
end;
$$;

comment on function private.stop_phone_messages() is 'Who wrote to us that they want no more messages gets none.';

revoke execute on function private.stop_phone_messages() from public, anon, authenticated, service_role;

create trigger stop_phone_messages
  after update of wants_phone_messages on public.payments
  for each row when (old.wants_phone_messages and not new.wants_phone_messages)
  execute function private.stop_phone_messages();
