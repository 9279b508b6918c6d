create table public.payments (
  order_id text primary key,
  amount integer not null,
  payment_status text not null default 'pending',
  mentorshiptype text not null,
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  submission_id uuid references public.form_submissions (id) on delete set null,
  stripe_session_id text,
  stripe_payment_intent_id text,
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
  -- What an admin searches: one column to compare instead of five.
  search_text text not null generated always as (
    lower(customer_name || ' ' || customer_email || ' ' || customer_phone || ' ' || order_id || ' ' || coalesce(receipt_number, ''))
  ) stored,
  -- An order outlives its booking. Without this column, two open orders of one person would become the same open order
  -- once both bookings are deleted, and the second deletion would be refused.
  detached_from uuid,
  buyer_key_hash text,
  network_hash text,
  repeat_accepted_at timestamptz
);

comment on table public.payments is
  'One row per order. Written with the service key only; a buyer reads through payment_by_order_id().';
comment on column public.payments.order_id is
  'Carries 128 random bits: someone who knows it may see amount and status, so it must not be guessable.';
comment on column public.payments.amount is 'Whole rupees, looked up in the price list by the function.';
comment on column public.payments.livemode is
  'Whether the order belongs to live money; events of the other mode are refused.';
comment on column public.payments.receipt_number is
  'Given when the money arrives, and kept for good; at most 16 characters, as the GST rules ask.';
comment on column public.payments.payment_method is 'Like "Visa card ending 4242", once somebody asked Stripe.';
comment on column public.payments.billing_state is
  'The state of the billing address, if the payment page asked for one: it decides which GST applies.';
comment on column public.payments.refunded_at is 'Follows payment_status.';
comment on column public.payments.detached_from is
  'The booking that the order was for and that was deleted since; empty while there is one, or where there never was.';
comment on column public.payments.buyer_key_hash is
  'SHA-256 of the secret that the buyer''s browser keeps; empty where the browser sent none, and nothing finds such an order again.';
comment on column public.payments.network_hash is
  'A keyed hash of the network address that the order was made from, for the hour in which it counts; then it is emptied.';
comment on column public.payments.repeat_accepted_at is
  'When the buyer, asked about an earlier payment, wanted to pay again, or an admin looked at the two.';

alter table public.payments
  add constraint payments_order_id_is_unguessable check (order_id ~ '^ord_[0-9a-f]{32}$'),
  add constraint payments_amount_is_possible check (amount between 1 and 1000000),
  add constraint payments_status_is_known
    check (payment_status in ('pending', 'paid', 'failed', 'expired', 'refunded')),
  add constraint payments_mentorshiptype_is_text check (private.is_text(mentorshiptype, 64)),
  add constraint payments_customer_name_is_text check (private.is_text(customer_name, 120)),
  add constraint payments_customer_email_is_address check (private.is_email(customer_email)),
  add constraint payments_customer_phone_is_number check (customer_phone ~ '^[0-9]{10}$'),
  add constraint payments_stripe_session_id_is_short check (char_length(stripe_session_id) <= 255),
  add constraint payments_stripe_payment_intent_id_is_short
    check (char_length(stripe_payment_intent_id) <= 255),
  add constraint payments_checkout_url_is_address check (private.is_web_address(checkout_url)),
  add constraint payments_receipt_number_is_unique unique (receipt_number),
  add constraint payments_receipt_number_is_short check (char_length(receipt_number) <= 16),
  add constraint payments_payment_method_is_text check (private.is_text(payment_method, 100)),
  add constraint payments_billing_state_is_text check (private.is_text(billing_state, 64)),
  add constraint payments_buyer_key_hash_is_hash check (buyer_key_hash ~ '^[0-9a-f]{64}$'),
  add constraint payments_network_hash_is_short check (char_length(network_hash) <= 64);

create index payments_by_status on public.payments (payment_status, created_at desc);
create index payments_by_creation on public.payments (created_at desc);
create index payments_by_submission on public.payments (submission_id);
create unique index payments_by_stripe_session on public.payments (stripe_session_id);
create index payments_by_stripe_payment_intent on public.payments (stripe_payment_intent_id);
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

revoke all on public.payments from anon, authenticated;
grant select on public.payments to authenticated;
grant select, insert, update, delete on public.payments to service_role;

alter table public.payments enable row level security;

create policy "Admins can read payments"
  on public.payments for select to authenticated
  using ((select private.is_admin()));

create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create trigger touch_updated_at
  before update on public.payments
  for each row execute function private.touch_updated_at();

create function private.link_order_to_submission()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.form_submissions set order_id = new.order_id where id = new.submission_id;
  return null;
end;
$$;

create trigger link_order_to_submission
  after insert on public.payments
  for each row when (new.submission_id is not null)
  execute function private.link_order_to_submission();

create function private.remember_booking()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.detached_from := case when new.submission_id is null then old.submission_id end;
  return new;
end;
$$;

create trigger remember_booking
  before update on public.payments
  for each row when (new.submission_id is distinct from old.submission_id)
  execute function private.remember_booking();

create function private.number_receipt()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  receipt public.receipt_series;
begin
  if new.payment_status in ('paid', 'refunded') then
    new.paid_at := coalesce(new.paid_at, now());
  end if;
  new.refunded_at := case when new.payment_status = 'refunded' then coalesce(new.refunded_at, now()) end;

  if tg_op = 'UPDATE' and old.receipt_number is not null then
    new.receipt_number := old.receipt_number;
    new.paid_at := old.paid_at;
  elsif new.paid_at is null then
    new.receipt_number := null;
  else
    -- The row stays locked until the payment is stored. The next payment gets the next number, or this number when the
    -- payment is not stored after all.
    insert into public.receipt_series (series, last_number)
    values (private.receipt_series_of(new.paid_at, coalesce(new.livemode, false)), 1)
    on conflict (series) do update set last_number = receipt_series.last_number + 1
    returning * into receipt;
    new.receipt_number := receipt.series || '/' ||
      lpad(receipt.last_number::text, greatest(4, length(receipt.last_number::text)), '0');
  end if;
  return new;
end;
$$;

create trigger number_receipt
  before insert or update on public.payments
  for each row execute function private.number_receipt();

create function private.keep_receipt()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise restrict_violation using message = 'A payment with a receipt number is kept: its number would be missing';
end;
$$;

create trigger keep_receipt
  before delete on public.payments
  for each row when (old.receipt_number is not null)
  execute function private.keep_receipt();

-- Money that went back: written with the service key, so the line names the key and no person.
create trigger log_admin_action
  after update on public.payments
  for each row when (new.payment_status = 'refunded' and old.payment_status <> 'refunded')
  execute function private.log_admin_action('order_id', 'mentorshiptype', 'payment_status');

create type public.payment_result as (
  order_id text,
  amount integer,
  payment_status text,
  mentorshiptype text
);

comment on type public.payment_result is 'What the result page may know of an order: never who bought.';

create function private.payment_by_order_id(order_id text)
returns setof public.payment_result
language sql
stable
rows 1
-- Definer, because buyers cannot read payments; it returns one row by its unguessable id and no personal data.
security definer
set search_path = ''
as $$
  select payments.order_id, payments.amount, payments.payment_status, payments.mentorshiptype
  from public.payments
  where payments.order_id = payment_by_order_id.order_id;
$$;

create function public.payment_by_order_id(order_id text)
returns setof public.payment_result
language sql
stable
rows 1
set search_path = ''
as $$
  select * from private.payment_by_order_id(payment_by_order_id.order_id);
$$;

comment on function public.payment_by_order_id(text) is
  'The result of an order for someone who holds its id; no row when there is no such order.';

grant execute on function public.payment_by_order_id(text) to anon, authenticated, service_role;

create type public.own_payment as (
  order_id text,
  amount integer,
  payment_status text,
  mentorshiptype text,
  created_at timestamptz
);

create function private.own_payments()
returns setof public.own_payment
language sql
stable
-- Definer, because buyers cannot read payments. It compares the confirmed address of the auth service, because
-- people can change the one in their profile.
security definer
set search_path = ''
as $$
  select
    payments.order_id, payments.amount, payments.payment_status, payments.mentorshiptype,
    payments.created_at
  from auth.users
  join public.payments on lower(payments.customer_email) = lower(users.email)
  where users.id = (select auth.uid()) and users.email_confirmed_at is not null
  order by payments.created_at desc
  limit 100;
$$;

revoke execute on function private.own_payments() from anon;

create function public.own_payments()
returns setof public.own_payment
language sql
stable
set search_path = ''
as $$
  select * from private.own_payments();
$$;

comment on function public.own_payments() is
  'The newest 100 orders under the caller''s confirmed address.';

grant execute on function public.own_payments() to authenticated;
