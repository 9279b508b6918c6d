-- Mails are queued here by the transaction that causes them, and a scheduled function sends them.

create function private.mailbox_of(email text)
returns text
language sql
immutable
set search_path = ''
return lower(regexp_replace(email, '\+[^@]*@', '@'));

comment on function private.mailbox_of(text) is
  'Addresses of one mailbox count as one: somebody+1@example.com is read by Somebody@example.com.';

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject text not null,
  recipient text not null,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  unique (kind, subject)
);

comment on table public.outbox is
  'Mails to send, queued in the transaction that caused them. Service key only.';
comment on column public.outbox.subject is
  'What the mail is about, such as an order id; one mail of a kind per subject, ever.';
comment on column public.outbox.next_attempt_at is
  'Also the lease of a sender: until then nobody else takes the mail.';

alter table public.outbox
  add constraint outbox_kind_is_name check (kind ~ '^[a-z_]{1,40}$'),
  add constraint outbox_subject_is_text check (private.is_text(subject, 200)),
  add constraint outbox_recipient_is_address check (private.is_email(recipient)),
  add constraint outbox_payload_is_object
    check (jsonb_typeof(payload) = 'object' and pg_column_size(payload) <= 32768),
  add constraint outbox_last_error_is_short check (char_length(last_error) <= 2000);

create index outbox_unsent on public.outbox (next_attempt_at) where sent_at is null;

-- For bound_mails(), which counts the mails of a day.
create index outbox_by_mailbox on public.outbox (private.mailbox_of(recipient), created_at);
create index outbox_nudges on public.outbox (created_at) where kind in ('payment_failed', 'payment_expired');

revoke all on public.outbox from anon, authenticated;
grant select, insert, update, delete on public.outbox to service_role;

-- No policies: nobody but the service key comes near it.
alter table public.outbox enable row level security;

create function public.claim_outbox(batch integer)
returns setof public.outbox
language sql
set search_path = ''
as $$
  update public.outbox
  set
    attempts = attempts + 1,
    -- Two minutes, four, eight, and so on up to about eight hours: twenty attempts take some five days.
    next_attempt_at = now() + interval '1 minute' * (2 ^ least(attempts + 1, 9))
  where id in (
    select id
    from public.outbox
    where sent_at is null and next_attempt_at <= now() and attempts < 20
    order by next_attempt_at
    limit least(greatest(batch, 0), 100)
    for update skip locked
  )
  returning *;
$$;

comment on function public.claim_outbox(integer) is
  'Takes up to 100 mails that are due and leases them to the caller; two callers never get the same one.';

grant execute on function public.claim_outbox(integer) to service_role;

create function public.outbox_sent(id uuid)
returns void
language sql
set search_path = ''
as $$
  update public.outbox set sent_at = now(), last_error = null
  where outbox.id = outbox_sent.id and sent_at is null;
$$;

grant execute on function public.outbox_sent(uuid) to service_role;

create function public.outbox_failed(id uuid, error text)
returns void
language sql
set search_path = ''
as $$
  update public.outbox set last_error = left(outbox_failed.error, 2000)
  where outbox.id = outbox_failed.id and sent_at is null;
$$;

grant execute on function public.outbox_failed(uuid, text) to service_role;
