-- Mails are queued here by the transaction that causes them, and a scheduled function sends them.

create function private.mailbox_of(email text)
returns text
language sql
immutable
set search_path = ''
return case
  when lower(email) ~ '@(gmail|googlemail)\.com$'
    then replace(regexp_replace(lower(email), '(\+[^@]*)?@.*$', ''), '.', '') || '@gmail.com'
  else lower(regexp_replace(email, '\+[^@]*@', '@'))
end;

comment on function private.mailbox_of(text) is
  'Addresses of one mailbox count as one: somebody+1@example.com is read by Somebody@example.com. Gmail reads no dots before the @ (support.google.com/mail/answer/7436150), and googlemail.com is gmail.com. To count by, never to mail to.';

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject text not null,
  recipient text not null,
  copy_to text,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  is_to_stranger boolean not null default false,
  unique (kind, subject)
);

comment on table public.outbox is
  'Mails to send, queued in the transaction that caused them. Service key only.';
comment on column public.outbox.subject is
  'What the mail is about, such as an order id; one mail of a kind per subject, ever.';
comment on column public.outbox.copy_to is
  'The parent or guardian of a student under 18, who reads the mail too. Set by the database.';
comment on column public.outbox.is_to_stranger is
  'To an address that nobody confirmed, about what nobody paid for. Set by private.bound_mails(), which counts these.';
comment on column public.outbox.next_attempt_at is
  'Also the lease of a sender: until then nobody else takes the mail.';

alter table public.outbox
  add constraint outbox_kind_is_name check (kind ~ '^[a-z_]{1,40}$'),
  add constraint outbox_subject_is_text check (private.is_text(subject, 200)),
  add constraint outbox_recipient_is_address check (private.is_email(recipient)),
  add constraint outbox_copy_to_is_address check (private.is_email(copy_to)),
  add constraint outbox_payload_is_object
    check (jsonb_typeof(payload) = 'object' and pg_column_size(payload) <= 32768),
  add constraint outbox_last_error_is_short check (char_length(last_error) <= 2000);

create index outbox_unsent on public.outbox (next_attempt_at) where sent_at is null;

-- For bound_mails(), which counts the mails of a day.
create index outbox_to_strangers on public.outbox (created_at) where is_to_stranger;

grant select, insert, update, delete on public.outbox to service_role;

-- No policies: nobody but the service key comes near it.
alter table public.outbox enable row level security;

create function public.outbox_sent(id uuid)
returns void
language sql
set search_path = ''
as $$
  -- The mail service takes mails again.
  delete from public.mail_pause where id = 1;

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

create function public.postpone_mails(ids uuid[], quota text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  next_try timestamptz := now() + interval '10 seconds';
begin
  if postpone_mails.quota is not null then
    next_try := case postpone_mails.quota
      -- The service says "24 hours" and not when they began: the oldest mail of the last day leaves it then, or a new day
      -- begins. At worst, one mail is refused and the rest wait again.
      when 'day' then greatest(
        now() + interval '15 minutes',
        least(
          date_trunc('day', now(), 'UTC') + interval '1 day',
          (select min(sent_at) + interval '1 day' from public.outbox where sent_at > now() - interval '1 day')
        )
      )
      else now() + interval '6 hours'
    end;
    insert into public.mail_pause as pause (quota, until)
    values (postpone_mails.quota, next_try)
    on conflict (id) do update set quota = excluded.quota, until = excluded.until;
  end if;

  update public.outbox
  set attempts = greatest(attempts - 1, 0), next_attempt_at = next_try
  where id = any(postpone_mails.ids) and sent_at is null;
end;
$$;

comment on function public.postpone_mails(uuid[], text) is
  'Gives back mails that were claimed and could not be tried, so that none of them has used an attempt. quota: "day" or "month" where it is used up; null: only too many requests. Service key only.';

grant execute on function public.postpone_mails(uuid[], text) to service_role;

create function private.mail_rank(kind text)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case
    when kind in (
      'booking_confirmation', 'refund', 'own_data_link', 'course_given', 'order_moved',
      'session_order_moved', 'session_booked', 'session_moved', 'session_cancelled', 'session_reminder_hour'
    ) then 0
    when kind in (
      'payment_failed', 'payment_expired', 'session_feedback', 'newsletter_started', 'mentor_news',
      'inquiry_received', 'proposal_received', 'inquiries_paused'
    ) then 2
    else 1
  end;
$$;

comment on function private.mail_rank(text) is
  'Which mails go first when few can go: what somebody paid for and what they cannot go on without, then the others, and last what nobody waits for.';
