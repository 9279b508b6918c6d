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
  updated_at timestamptz not null default now()
);

comment on table public.payments is
  'One row per order. Written with the service key only; a buyer reads through payment_by_order_id().';
comment on column public.payments.order_id is
  'Carries 128 random bits: whoever knows it may see amount and status, so it must not be guessable.';
comment on column public.payments.amount is 'Whole rupees, looked up in the price list by the function.';
comment on column public.payments.livemode is
  'Whether the order belongs to live money; events of the other mode are refused.';

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
  add constraint payments_checkout_url_is_address check (private.is_web_address(checkout_url));

create index payments_by_status on public.payments (payment_status, created_at desc);
create index payments_by_creation on public.payments (created_at desc);
create index payments_by_submission on public.payments (submission_id);
create unique index payments_by_stripe_session on public.payments (stripe_session_id);
create index payments_by_stripe_payment_intent on public.payments (stripe_payment_intent_id);

-- A second click, a reload and Back from the hosted page all lead to the same open order.
create unique index payments_one_open_order on public.payments
  (mentorshiptype, customer_email, customer_phone, submission_id) nulls not distinct
  where payment_status = 'pending';

revoke all on public.payments from anon, authenticated;
grant select on public.payments to authenticated;
grant select, insert, update, delete on public.payments to service_role;

alter table public.payments enable row level security;

create policy "Admins can read payments"
  on public.payments for select to authenticated
  using ((select private.is_admin()));

create trigger touch_updated_at
  before update on public.payments
  for each row execute function private.touch_updated_at();

create function private.note_order_on_submission()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.form_submissions set order_id = new.order_id where id = new.submission_id;
  return null;
end;
$$;

create trigger note_order_on_submission
  after insert on public.payments
  for each row when (new.submission_id is not null)
  execute function private.note_order_on_submission();

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
  'The result of an order for whoever holds its id; no row when there is no such order.';

grant execute on function public.payment_by_order_id(text) to anon, authenticated, service_role;
