-- With a stolen session of an admin all money could be sent back. So refunds over a limit need a recent sign-in
-- (docs/decisions/reauthentication.md).

create table private.refund_requests (
  order_id text primary key references public.payments (order_id) on delete cascade,
  admin_id uuid not null references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now()
);

comment on table private.refund_requests is
  'Which admin asked last for the refund of an order, whether or not the money went back.';

create index refund_requests_by_admin on private.refund_requests (admin_id, requested_at);

revoke all on private.refund_requests from anon, authenticated, service_role;

create function private.request_refund(order_id text)
returns void
language plpgsql
-- Definer, because admins may not write the requests that limit them.
security definer
set search_path = ''
as $$
declare
  amount integer;
  requested integer;
begin
  perform private.require_admin('Only an admin can refund an order');
  -- Requests of one admin at the same time wait here for each other, so that each counts the others.
  perform from public.profiles where id = auth.uid() for no key update;

  select payments.amount into amount
  from public.payments
  where payments.order_id = request_refund.order_id and payment_status = 'paid';
  if not found then
    return;
  end if;

  -- Without the order itself: a refund that failed can be tried again.
  select coalesce(sum(payments.amount), 0) into requested
  from private.refund_requests
  join public.payments using (order_id)
  where refund_requests.admin_id = auth.uid()
    and refund_requests.requested_at > now() - interval '24 hours'
    and refund_requests.order_id <> request_refund.order_id;

  -- limits.refundWithoutPasswordInRupees in src/shared/lib/limits.ts
  if requested + amount > 500 then
    perform private.require_recent_sign_in();
  end if;

  insert into private.refund_requests (order_id, admin_id)
  values (request_refund.order_id, auth.uid())
  on conflict on constraint refund_requests_pkey
  do update set admin_id = excluded.admin_id, requested_at = excluded.requested_at;
end;
$$;

create function public.request_refund(order_id text)
returns void
language sql
set search_path = ''
as $$
  select private.request_refund(request_refund.order_id);
$$;

comment on function public.request_refund(text) is
  'An admin asks for the refund of a paid order. Over the limit of a day it needs a recent sign-in.';

grant execute on function public.request_refund(text) to authenticated;

-- The audit log (admin_actions) says that money went back, but the service key writes that row. So the function that
-- refunds adds which admin asked.
create function private.log_refund(order_id text)
returns void
language plpgsql
-- Definer, because nobody may write the audit log; this adds one line, and only about an order that is refunded.
security definer
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can log a refund');
  -- Two requests at once wait here for each other, and the second one finds the line of the first.
  perform from public.payments
  where payments.order_id = log_refund.order_id and payment_status = 'refunded'
  for update;
  if not found or exists (
    select from public.admin_actions
    where table_name = 'payments' and row_id = log_refund.order_id and admin_id is not null
      -- An order that was moved to another address has other lines too.
      and summary = 'asked for the refund'
  ) then
    return;
  end if;
  perform private.add_admin_action(
    'changed', 'payments', log_refund.order_id, null, 'asked for the refund'
  );
end;
$$;

create function public.log_refund(order_id text)
returns void
language sql
set search_path = ''
as $$
  select private.log_refund(log_refund.order_id);
$$;

comment on function public.log_refund(text) is 'Writes into the audit log, once, which admin had an order refunded.';

grant execute on function public.log_refund(text) to authenticated;
