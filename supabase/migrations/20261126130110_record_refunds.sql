-- What a refund does to an order.

create function private.queue_refund_mail(payment public.payments, kind text, refund public.refunds)
returns void
language sql
set search_path = ''
as $$
  -- What has not gone out yet is not true any more. Other refunds of the order are, but for one that failed before this one.
  delete from public.outbox
  where sent_at is null
    and (
      outbox.kind in ('refund', 'refund_pending', 'refund_failed') and subject = payment.order_id || ':' || refund.id
      or outbox.kind = 'refund_failed' and starts_with(subject, payment.order_id || ':')
    );
  insert into public.outbox (kind, subject, recipient, payload)
  values (
    queue_refund_mail.kind,
    payment.order_id || ':' || refund.id,
    payment.customer_email,
    jsonb_build_object(
      'order_id', payment.order_id,
      'amount', private.rupees(refund.amount_in_paise),
      -- With the earlier refunds; of what is done, only those that are.
      'in_all', (
        select private.rupees(sum(amount_in_paise))
        from public.refunds
        where refunds.order_id = payment.order_id
          and (state = 'done' or state = 'pending' and refund.state = 'pending')
      ),
      'mentorshiptype', payment.mentorshiptype,
      'customer_name', payment.customer_name
    )
  )
  on conflict (kind, subject) do nothing;
$$;

create function private.tell_of_refund(refund public.refunds, payment public.payments, old_status text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if refund.state = 'failed' then
    -- A part of the money was never told to the buyer, the rest of it was; who has gone to the bank instead gets it there.
    if refund.failure <> 'disputed' and (
      old_status = 'refunded' or refund.amount_in_paise + payment.returned_in_paise >= payment.amount::bigint * 100
    ) then
      perform private.queue_refund_mail(payment, 'refund_failed', refund);
    end if;
    perform private.tell_mentor('refund_failed', refund.id);
  elsif payment.payment_status = 'refunded' then
    perform private.queue_refund_mail(
      payment, case refund.state when 'pending' then 'refund_pending' else 'refund' end, refund
    );
  end if;
end;
$$;

create function public.record_refund(
  refund_id text,
  order_id text,
  state text,
  amount_in_paise bigint,
  currency text,
  event_type text,
  livemode boolean default null,
  event_id text default null,
  payment_id text default null,
  failure text default null
)
returns text
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  payment public.payments;
  refund public.refunds;
  old_status text;
  order_of_states constant text[] := array['pending', 'done', 'failed'];
  result text;
begin
  if not private.remember_event(record_refund.event_id, record_refund.event_type, record_refund.order_id) then
    return 'duplicate';
  end if;
  select * into payment from public.payments where payments.order_id = record_refund.order_id for update;
  select * into refund from public.refunds where refunds.id = record_refund.refund_id;
  old_status := payment.payment_status;

  result := case
    when payment.order_id is null then 'unknown_order'
    when lower(record_refund.currency) <> 'inr' then 'mismatch'
    when record_refund.livemode <> payment.livemode then 'mismatch'
    when record_refund.amount_in_paise not between 1 and payment.amount::bigint * 100 then 'mismatch'
    when refund.order_id <> payment.order_id then 'mismatch'
    -- News that comes late, or twice, says less than what is known.
    when array_position(order_of_states, record_refund.state) <= array_position(order_of_states, refund.state) then 'unchanged'
    else 'applied'
  end;

  if result = 'applied' then
    insert into public.refunds (id, order_id, amount_in_paise, state, failure)
    values (
      record_refund.refund_id, payment.order_id, record_refund.amount_in_paise, record_refund.state,
      case when record_refund.state = 'failed' then coalesce(record_refund.failure, 'unknown') end
    )
    on conflict (id) do update set state = excluded.state, failure = excluded.failure, changed_at = now(), asked_at = now()
    returning * into refund;
    update public.payments
    set provider_payment_id = coalesce(provider_payment_id, record_refund.payment_id)
    where payments.order_id = payment.order_id and provider_payment_id is null;
    payment := private.settle_money_back(payment.order_id);
    perform private.tell_of_refund(refund, payment, old_status);
  end if;

  perform private.store_outcome(
    record_refund.event_id, record_refund.event_type, record_refund.order_id,
    record_refund.refund_id || ':' || record_refund.state, result
  );
  return result;
end;
$$;

comment on function public.record_refund is
  'The only way in which a refund changes an order. A part of the money leaves it paid, and is a payment issue until the rest goes back.';

grant execute on function public.record_refund to service_role;
