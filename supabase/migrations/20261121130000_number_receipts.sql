-- Money that arrives gets a receipt number, in the transaction that records it.
create table public.receipt_series (
  series text primary key,
  last_number integer not null
);

comment on table public.receipt_series is
  'The last receipt number of each Indian financial year. Counted here and not by a sequence, which leaves gaps. Service key only.';
comment on column public.receipt_series.series is
  'Like 2026-27; test payments count in a series of their own, T-2026-27.';

alter table public.receipt_series
  add constraint receipt_series_series_is_year check (series ~ '^(T-)?[0-9]{4}-[0-9]{2}$'),
  add constraint receipt_series_last_number_is_counted check (last_number > 0);

revoke all on public.receipt_series from anon, authenticated;
grant select, insert, update, delete on public.receipt_series to service_role;

-- No policies: nobody but the service key comes near it.
alter table public.receipt_series enable row level security;

alter table public.payments
  add column receipt_number text,
  add column payment_method text,
  add column billing_state text,
  add column refunded_at timestamptz,
  -- What an admin searches: one column to compare in place of five.
  add column search_text text not null generated always as (
    lower(customer_name || ' ' || customer_email || ' ' || customer_phone || ' ' || order_id || ' ' || coalesce(receipt_number, ''))
  ) stored;

comment on column public.payments.receipt_number is
  'Given when the money arrives, and kept for good; at most 16 characters, as the GST rules ask.';
comment on column public.payments.payment_method is 'Like "Visa card ending 4242", once somebody asked Stripe.';
comment on column public.payments.billing_state is
  'The state of the billing address, if the payment page asked for one: it decides which GST applies.';
comment on column public.payments.refunded_at is 'Follows payment_status.';

alter table public.payments
  add constraint payments_receipt_number_is_unique unique (receipt_number),
  add constraint payments_receipt_number_is_short check (char_length(receipt_number) <= 16),
  add constraint payments_payment_method_is_text check (private.is_text(payment_method, 100)),
  add constraint payments_billing_state_is_text check (private.is_text(billing_state, 64));

create index payments_by_payment on public.payments (paid_at) where paid_at is not null;

create function private.receipt_series_of(moment timestamptz, is_live boolean)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when is_live then '' else 'T-' end || year || '-' || to_char((year + 1) % 100, 'FM00')
  from (
    -- The Indian financial year begins on the first of April.
    select extract(year from private.date_in_india(moment) - interval '3 months')::integer as year
  ) as financial;
$$;

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
    -- The row stays locked until the payment is stored: whoever comes next gets the next number, or this one if the
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

-- Money that arrived before there were numbers, in the order in which it came.
do $$
declare
  earlier text;
begin
  for earlier in
    select order_id from public.payments
    where payment_status in ('paid', 'refunded')
    order by paid_at, created_at, order_id
  loop
    update public.payments set amount = amount where order_id = earlier;
  end loop;
end;
$$;
