-- Who knows mail and phone of somebody finds none of their orders: an open order belongs to the browser that made it.
alter table public.payments add column buyer_key_hash text;

comment on column public.payments.buyer_key_hash is
  'SHA-256 of the secret that the buyer''s browser keeps; empty where the browser sent none, and nothing finds such an order again.';

alter table public.payments
  add constraint payments_buyer_key_hash_is_hash check (buyer_key_hash ~ '^[0-9a-f]{64}$');

drop index public.payments_one_open_order;

-- A second click, a reload and Back from the hosted page all lead to the same open order.
create unique index payments_one_open_order on public.payments
  (buyer_key_hash, mentorshiptype, customer_email, customer_phone, coalesce(submission_id, detached_from)) nulls not distinct
  where payment_status = 'pending' and buyer_key_hash is not null;
