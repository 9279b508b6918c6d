-- Refunds one by one, as the payment provider tells of them: accepted, done, or failed days later (docs/decisions/refunds.md).

create function private.rupees(paise bigint)
returns numeric
language sql
immutable
set search_path = ''
return trim_scale(paise / 100.0);

create table public.refunds (
  id text primary key,
  order_id text not null references public.payments (order_id) on delete cascade,
  amount_in_paise integer not null,
  state text not null,
  failure text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  asked_at timestamptz not null default now(),
  looked_at timestamptz
);

comment on table public.refunds is 'Money that goes back, one row for each refund. Written with the service key only.';
comment on column public.refunds.id is
  'What the payment provider calls it; by_hand: and the failed one''s, where the mentor paid it back another way.';
comment on column public.refunds.state is
  'pending: accepted, but not sure yet; done; failed: the money is with the mentor again.';
comment on column public.refunds.failure is 'Why it failed, in words of our own: card_closed, disputed, no_money, declined, withdrawn or unknown.';
comment on column public.refunds.asked_at is 'When the provider was last asked about it.';
comment on column public.refunds.looked_at is 'When an admin said that nothing is left to do about one that failed, or was of a part only.';

alter table public.refunds
  add constraint refunds_id_is_short check (char_length(id) between 1 and 255),
  add constraint refunds_amount_is_possible check (amount_in_paise between 1 and 100000000),
  add constraint refunds_state_is_known check (state in ('pending', 'done', 'failed')),
  add constraint refunds_failure_is_known
    check (failure in ('card_closed', 'disputed', 'no_money', 'declined', 'withdrawn', 'unknown')),
  add constraint refunds_failure_is_of_failed check ((failure is null) = (state <> 'failed'));

create index refunds_by_order on public.refunds (order_id);
create index refunds_not_sure on public.refunds (asked_at) where state = 'pending';
create index refunds_not_looked_at on public.refunds (order_id) where looked_at is null;

grant select on public.refunds to authenticated;
grant select, insert, update, delete on public.refunds to service_role;

alter table public.refunds enable row level security;

create policy "Admins can read refunds"
  on public.refunds for select to authenticated
  using ((select private.is_admin()));

-- A buyer, or a bank for a buyer, asks for the money back without asking the mentor.
create table public.disputes (
  id text primary key,
  order_id text not null references public.payments (order_id) on delete cascade,
  amount_in_paise integer not null,
  state text not null,
  reason text not null,
  answer_by timestamptz,
  told_at timestamptz not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  looked_at timestamptz
);

comment on table public.disputes is 'What banks question or take back. Written with the service key only.';
comment on column public.disputes.state is
  'inquiry: the bank asks, no money has moved; open: the money is withdrawn and an answer is due; answered: the bank decides; won; lost: the money is gone; closed: it ended without taking money.';
comment on column public.disputes.reason is
  'In words of our own: fraud, not_recognised, not_received, not_as_described, duplicate, refund_missing, cancelled or other.';
comment on column public.disputes.told_at is 'Of what moment the news is that is stored here: older news changes nothing.';
comment on column public.disputes.looked_at is 'When an admin said that nothing is left to do about a lost one.';

alter table public.disputes
  add constraint disputes_id_is_short check (char_length(id) between 1 and 255),
  add constraint disputes_amount_is_possible check (amount_in_paise between 0 and 1000000000),
  add constraint disputes_state_is_known
    check (state in ('inquiry', 'open', 'answered', 'won', 'lost', 'closed')),
  add constraint disputes_reason_is_known check (reason in (
    'fraud', 'not_recognised', 'not_received', 'not_as_described', 'duplicate', 'refund_missing', 'cancelled', 'other'
  ));

create index disputes_by_order on public.disputes (order_id);
create index disputes_by_state on public.disputes (state) where looked_at is null;

grant select on public.disputes to authenticated;
grant select, insert, update, delete on public.disputes to service_role;

alter table public.disputes enable row level security;

create policy "Admins can read disputes"
  on public.disputes for select to authenticated
  using ((select private.is_admin()));
