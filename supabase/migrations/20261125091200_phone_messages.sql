-- What buyers who asked for it are told by WhatsApp too. Each message follows a mail: it is queued, taken back and
-- dropped with it, in the same transaction.

alter table public.payments add column wants_phone_messages boolean not null default false;

comment on column public.payments.wants_phone_messages is
  'The buyer asked for the confirmation and the reminders by WhatsApp too.';

create table public.phone_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject text not null,
  recipient text not null,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  expires_at timestamptz not null,
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text,
  unique (kind, subject)
);

comment on table public.phone_messages is
  'Messages to phones, queued beside the mail that says the same. Service key only.';
comment on column public.phone_messages.subject is
  'Order, version of its booking, and reader; one message of a kind per subject, ever.';
comment on column public.phone_messages.recipient is 'In E.164: +91 and the ten digits of the order.';
comment on column public.phone_messages.expires_at is 'From then on the message makes no sense and is dropped.';
comment on column public.phone_messages.next_attempt_at is
  'Also the lease of a sender: until then nobody else takes the message.';

alter table public.phone_messages
  add constraint phone_messages_kind_is_known check (
    kind in ('session_booked', 'session_moved', 'session_cancelled', 'session_reminder_day', 'session_reminder_hour')
  ),
  add constraint phone_messages_subject_is_text check (private.is_text(subject, 200)),
  add constraint phone_messages_recipient_is_number check (starts_with(recipient, '+91') and private.is_phone(substr(recipient, 4))),
  add constraint phone_messages_payload_is_object
    check (jsonb_typeof(payload) = 'object' and pg_column_size(payload) <= 8192),
  add constraint phone_messages_last_error_is_short check (char_length(last_error) <= 2000);

create index phone_messages_unsent on public.phone_messages (next_attempt_at) where sent_at is null;

revoke all on public.phone_messages from anon, authenticated;
grant select, insert, update, delete on public.phone_messages to service_role;

-- No policies: nobody but the service key comes near it.
alter table public.phone_messages enable row level security;

create function private.told_by_phone(mail public.outbox)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select facts || jsonb_build_object(
    'kind', case mail.kind when 'booking_confirmation' then 'session_booked' else mail.kind end,
    'subject', concat_ws(':', facts ->> 'order_id', facts ->> 'sequence', 'buyer')
  )
  from (
    select case mail.kind when 'booking_confirmation' then mail.payload -> 'session' else mail.payload end as facts
  ) as said
  where facts ->> 'reader' = 'buyer'
    and facts ->> 'starts_at' is not null
    and mail.kind in (
      'booking_confirmation', 'session_booked', 'session_moved', 'session_cancelled', 'session_reminder_day',
      'session_reminder_hour'
    );
$$;

comment on function private.told_by_phone(public.outbox) is
  'What a mail to a buyer says of a session, with the kind and the subject of its message; null for all other mails.';

create function private.queue_phone_message()
returns trigger
language plpgsql
-- Definer, because whoever changes a session may change no message by themselves.
security definer
set search_path = ''
as $$
declare
  told constant jsonb := private.told_by_phone(new);
begin
  insert into public.phone_messages (kind, subject, recipient, payload, due_at, next_attempt_at, expires_at)
  select
    told ->> 'kind',
    told ->> 'subject',
    '+91' || customer_phone,
    jsonb_build_object(
      'booking_id', told ->> 'booking_id',
      'sequence', (told ->> 'sequence')::integer,
      'starts_at', told ->> 'starts_at',
      'customer_name', told ->> 'customer_name'
    ),
    new.due_at,
    new.due_at,
    least(new.expires_at, case
      when told ->> 'kind' = 'session_cancelled' then now() + interval '1 day'
      else (told ->> 'starts_at')::timestamptz
    end)
  from public.payments
  where order_id = told ->> 'order_id' and wants_phone_messages
  on conflict (kind, subject) do nothing;
  return null;
end;
$$;

revoke execute on function private.queue_phone_message() from public, anon, authenticated, service_role;

create trigger queue_phone_message
  after insert on public.outbox
  for each row when (private.told_by_phone(new) is not null)
  execute function private.queue_phone_message();

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

create function private.is_stale(message public.phone_messages)
returns boolean
language sql
stable
set search_path = ''
return message.expires_at <= now() or not exists (
  select from public.bookings
  where id = (message.payload ->> 'booking_id')::uuid
    and sequence = (message.payload ->> 'sequence')::integer
    and case message.kind
      when 'session_cancelled' then status in ('cancelled_by_buyer', 'cancelled_by_mentor')
      else status = 'booked'
    end
);

comment on function private.is_stale(public.phone_messages) is
  'Whether what the message says is over or has changed since it was queued; its mail may have been sent before.';

create function public.claim_phone_messages(batch integer)
returns setof public.phone_messages
language sql
set search_path = ''
as $$
  delete from public.phone_messages
  where sent_at is null and next_attempt_at <= now() and private.is_stale(phone_messages);

  update public.phone_messages
  set
    attempts = attempts + 1,
    -- As in claim_outbox().
    next_attempt_at = now() + interval '1 minute' * (2 ^ least(attempts + 1, 9))
  where id in (
    select id
    from public.phone_messages
    where sent_at is null and next_attempt_at <= now() and attempts < 20 and not private.waits_for_morning(kind)
    order by next_attempt_at
    limit least(greatest(batch, 0), 100)
    for update skip locked
  )
  returning *;
$$;

comment on function public.claim_phone_messages(integer) is
  'Takes up to 100 messages that are due and leases them to the caller; two callers never get the same one. What is stale is dropped.';

grant execute on function public.claim_phone_messages(integer) to service_role;
