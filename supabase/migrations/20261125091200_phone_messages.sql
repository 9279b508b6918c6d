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
      'link_id', told ->> 'link_id',
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
