-- With a stolen session of an admin all money could be sent back. So refunds over a limit need a recent sign-in
-- (docs/decisions/reauthentication.md).

create table private.refund_requests (
  order_id text primary key references public.payments (order_id) on delete cascade,
  admin_id uuid not null references auth.users (id) on delete cascade,
  amount_in_paise integer not null,
  idempotency_key uuid not null default gen_random_uuid(),
  requested_at timestamptz not null default now()
);

comment on table private.refund_requests is
  'Which admin asked last for the refund of an order, whether or not the money went back.';
comment on column private.refund_requests.idempotency_key is
  'The same for all who ask for the same amount before there is an answer, so that they get one refund. The answer makes a new one.';

create index refund_requests_by_admin on private.refund_requests (admin_id, requested_at);

create type public.refund_request as (
  amount_in_paise integer,
  idempotency_key uuid
);

comment on type public.refund_request is 'What is left of an order, and the key under which to ask the payment provider for it.';

create function private.request_refund(order_id text)
returns setof public.refund_request
language plpgsql
rows 1
-- Definer, because admins may not write the requests that limit them.
security definer
set search_path = ''
as $$
declare
  rest integer;
  requested bigint;
begin
  perform private.require_admin('Only an admin can refund an order');
  -- Requests of one admin at the same time wait here for each other, so that each counts the others.
  perform from public.profiles where id = auth.uid() for no key update;

  select payments.amount * 100 - returned_in_paise into rest
  from public.payments
  where payments.order_id = request_refund.order_id and payment_status = 'paid'
  for update;
  if not found then
    return;
  end if;

  -- Without the order itself: a refund that failed can be tried again.
  select coalesce(sum(amount_in_paise), 0) into requested
  from private.refund_requests
  where refund_requests.admin_id = auth.uid()
    and refund_requests.requested_at > now() - interval '24 hours'
    and refund_requests.order_id <> request_refund.order_id;

  -- limits.refundWithoutPasswordInRupees in src/shared/lib/limits.ts
  if requested + rest > 500 * 100 then
    perform private.require_recent_sign_in();
  end if;

  return query
    insert into private.refund_requests (order_id, admin_id, amount_in_paise)
    values (request_refund.order_id, auth.uid(), rest)
    on conflict on constraint refund_requests_pkey
    do update set
      admin_id = excluded.admin_id,
      amount_in_paise = excluded.amount_in_paise,
      requested_at = excluded.requested_at,
      -- The provider refuses another amount under the same key.
      idempotency_key = case
        when refund_requests.amount_in_paise = excluded.amount_in_paise then refund_requests.idempotency_key
        else excluded.idempotency_key
      end
    returning refund_requests.amount_in_paise, refund_requests.idempotency_key;
end;
$$;

create function public.request_refund(order_id text)
returns setof public.refund_request
language sql
rows 1
set search_path = ''
as $$
  select * from private.request_refund(request_refund.order_id);
$$;

comment on function public.request_refund(text) is
  'An admin asks for the refund of what is left of a paid order; no row when it is not paid. Over the limit of a day it needs a recent sign-in.';

grant execute on function public.request_refund(text) to authenticated;

-- The audit log (admin_actions) says that money went back, but the service key writes that row. So the function that
-- refunds adds which admin asked.
create function private.end_refund_request(order_id text)
returns void
language plpgsql
-- Definer, because nobody may write the audit log; this adds one line, and only about an order that is refunded.
security definer
set search_path = ''
as $$
declare
  refunded_since timestamptz;
begin
  perform private.require_admin('Only an admin can end the request of a refund');
  update private.refund_requests set idempotency_key = gen_random_uuid()
  where refund_requests.order_id = end_refund_request.order_id;
  -- Two requests at once wait here for each other, and the second one finds the line of the first.
  select refunded_at into refunded_since
  from public.payments
  where payments.order_id = end_refund_request.order_id and payment_status = 'refunded'
  for update;
  if not found or exists (
    select from public.admin_actions
    where table_name = 'payments' and row_id = end_refund_request.order_id and admin_id is not null
      -- An order that was moved to another address has other lines too.
      and summary = 'asked for the refund'
      -- An earlier refund that failed has a line of its own.
      and happened_at >= refunded_since
  ) then
    return;
  end if;
  perform private.add_admin_action(
    'changed', 'payments', end_refund_request.order_id, null, 'asked for the refund'
  );
end;
$$;

create function public.end_refund_request(order_id text)
returns void
language sql
set search_path = ''
as $$
  select private.end_refund_request(end_refund_request.order_id);
$$;

comment on function public.end_refund_request(text) is
  'The payment provider has answered, or failed: the next request is a new one. Writes into the audit log, once for each time that an order becomes refunded, which admin asked.';

grant execute on function public.end_refund_request(text) to authenticated;
