create table public.payments (
  order_id text primary key,
  amount integer not null,
  payment_status text not null default 'pending',
  mentorshiptype text not null,
  customer_name text not null,
  customer_email text not null,
  customer_phone text,
  submission_id uuid references public.form_submissions (id) on delete set null,
  provider text not null default 'stripe',
  provider_session_id text,
  provider_payment_id text,
  checkout_url text,
  livemode boolean,
  expires_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  receipt_number text,
  payment_method text,
  billing_state text,
  refunded_at timestamptz,
  refund_state text,
  returned_in_paise integer not null default 0,
  dispute_state text,
  -- What an admin searches: one column to compare instead of five.
  search_text text not null generated always as (
    lower(customer_name || ' ' || customer_email || ' ' || coalesce(customer_phone, '') || ' ' || order_id || ' ' || coalesce(receipt_number, ''))
  ) stored,
  -- An order outlives its booking. Without this column, two open orders of one person would become the same open order
  -- once both bookings are deleted, and the second deletion would be refused.
  detached_from uuid,
  buyer_key_hash text,
  network_hash text,
  repeat_accepted_at timestamptz,
  under_18 boolean not null default false,
  guardian_name text,
  guardian_email text,
  guardian_declared_at timestamptz
);

comment on table public.payments is
  'One row per order. Written with the service key only; a buyer reads through payment_by_order_id().';
comment on column public.payments.order_id is
  'Carries 128 random bits: someone who knows it may see amount and status, so it must not be guessable.';
comment on column public.payments.amount is 'Whole rupees, looked up in the price list by the function.';
comment on column public.payments.customer_phone is
  'Emptied in a paid order when its buyer has their data deleted (docs/decisions/erasure.md).';
comment on column public.payments.livemode is
  'Whether the order belongs to live money; events of the other mode are refused.';
comment on column public.payments.receipt_number is
  'Given when the money arrives, and kept for good; at most 16 characters, as the GST rules ask.';
comment on column public.payments.payment_method is 'Like "Visa card ending 4242", once somebody asked the payment provider.';
comment on column public.payments.billing_state is
  'The state of the billing address, if the payment page asked for one: it decides which GST applies.';
comment on column public.payments.refunded_at is 'Follows payment_status.';
comment on column public.payments.refund_state is
  'Of the refund that made it refunded, or of the latest one. A refunded order with none lost a dispute, or was refunded before refunds were counted.';
comment on column public.payments.returned_in_paise is
  'What of the amount has gone back, is on its way back, or was lost in disputes: a part of it leaves the order paid.';
comment on column public.payments.dispute_state is 'Of the latest dispute.';
comment on column public.payments.detached_from is
  'The booking that the order was for and that was deleted since; empty while there is one, or where there never was.';
comment on column public.payments.buyer_key_hash is
  'SHA-256 of the secret that the buyer''s browser keeps; empty where the browser sent none, and nothing finds such an order again.';
comment on column public.payments.network_hash is
  'A keyed hash of the network address that the order was made from, for the hour in which it counts; then it is emptied.';
comment on column public.payments.repeat_accepted_at is
  'When the buyer, asked about an earlier payment, wanted to pay again, or an admin looked at the two.';
comment on column public.payments.under_18 is
  'Somebody under 18 is to learn: a parent or guardian has ordered for them. It stays when the rest about them is deleted, so that nothing is counted about them later either.';

alter table public.payments
  add constraint payments_order_id_is_unguessable check (order_id ~ '^ord_[0-9a-f]{32}$'),
  add constraint payments_amount_is_possible check (amount between 1 and 1000000),
  add constraint payments_status_is_known
    check (payment_status in ('pending', 'paid', 'failed', 'expired', 'refunded')),
  add constraint payments_mentorshiptype_is_text check (private.is_text(mentorshiptype, 64)),
  add constraint payments_customer_name_is_text check (private.is_text(customer_name, 120)),
  add constraint payments_customer_email_is_address check (private.is_email(customer_email)),
  add constraint payments_customer_phone_is_number check (private.is_phone(customer_phone)),
  add constraint payments_unpaid_has_phone check (customer_phone is not null or receipt_number is not null),
  add constraint payments_provider_is_known check (provider in ('stripe', 'razorpay')),
  add constraint payments_provider_session_id_is_short check (char_length(provider_session_id) <= 255),
  add constraint payments_provider_payment_id_is_short
    check (char_length(provider_payment_id) <= 255),
  add constraint payments_checkout_url_is_address check (private.is_web_address(checkout_url)),
  add constraint payments_receipt_number_is_unique unique (receipt_number),
  add constraint payments_receipt_number_is_short check (char_length(receipt_number) <= 16),
  add constraint payments_payment_method_is_text check (private.is_text(payment_method, 100)),
  add constraint payments_billing_state_is_text check (private.is_text(billing_state, 64)),
  add constraint payments_refund_state_is_known check (refund_state in ('pending', 'done', 'failed')),
  add constraint payments_returned_is_of_amount check (returned_in_paise between 0 and amount * 100),
  add constraint payments_dispute_state_is_known
    check (dispute_state in ('inquiry', 'open', 'answered', 'won', 'lost', 'closed')),
  add constraint payments_buyer_key_hash_is_hash check (buyer_key_hash ~ '^[0-9a-f]{64}$'),
  add constraint payments_network_hash_is_short check (char_length(network_hash) <= 64),
  add constraint payments_guardian_has_agreed check (
    private.has_guardian(under_18, guardian_name, guardian_email, guardian_declared_at)
    -- A paid order whose buyer had their data deleted keeps no parent or guardian.
    or (customer_phone is null and num_nonnulls(guardian_name, guardian_email, guardian_declared_at) = 0)
  );

create index payments_by_status on public.payments (payment_status, created_at desc);
create index payments_by_creation on public.payments (created_at desc);
create index payments_by_submission on public.payments (submission_id);
create unique index payments_by_provider_session on public.payments (provider_session_id);
create index payments_by_provider_payment on public.payments (provider_payment_id);
create index payments_by_payment on public.payments (paid_at) where paid_at is not null;

-- For own_payments(): an order belongs to an account by its confirmed address, because buying needs no account.
create index payments_by_customer on public.payments (lower(customer_email), created_at desc);

-- A second click, a reload and Back from the hosted page all lead to the same open order. The secret in the browser is
-- part of it: people who know mail and phone of a buyer must not find the order.
create unique index payments_one_open_order on public.payments
  (buyer_key_hash, mentorshiptype, customer_email, customer_phone, coalesce(submission_id, detached_from)) nulls not distinct
  where payment_status = 'pending' and buyer_key_hash is not null;

create index payments_by_network on public.payments (created_at) where network_hash is not null;
create index payments_by_phone on public.payments (customer_phone) where payment_status = 'paid';
create index payments_partly_returned on public.payments (order_id)
  where payment_status = 'paid' and returned_in_paise > 0;
create index payments_under_18 on public.payments (order_id) where under_18;
create index payments_by_guardian on public.payments (lower(guardian_email)) where under_18;

grant select on public.payments to authenticated;
grant select, insert, update, delete on public.payments to service_role;

alter table public.payments enable row level security;

create policy "Admins can read payments"
  on public.payments for select to authenticated
  using ((select private.is_admin()));
