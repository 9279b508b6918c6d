-- How refunds and disputes change an order: in one transaction with the memory of the event and the mails.

create function private.remember_event(event_id text, event_type text, order_id text)
returns boolean
language sql
set search_path = ''
as $$
  with remembered as (
    insert into public.provider_events (id, type, order_id)
    select remember_event.event_id, remember_event.event_type, remember_event.order_id
    where remember_event.event_id is not null
    on conflict (id) do nothing
    returning id
  )
  select remember_event.event_id is null or exists (select from remembered);
$$;

comment on function private.remember_event(text, text, text) is
  'False when the event has been handled before. What was asked for has no event, and is always new.';

create function private.store_outcome(event_id text, event_type text, order_id text, subject text, outcome text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if store_outcome.event_id is not null then
    update public.provider_events set outcome = store_outcome.outcome where id = store_outcome.event_id;
  elsif store_outcome.outcome in ('applied', 'mismatch') then
    insert into public.provider_events (id, type, order_id, outcome)
    values (
      concat_ws(':', store_outcome.event_type, store_outcome.subject),
      store_outcome.event_type,
      store_outcome.order_id,
      store_outcome.outcome
    )
    on conflict (id) do update set outcome = excluded.outcome, received_at = now();
  end if;
end;
$$;

create function private.settle_money_back(order_id text)
returns public.payments
language plpgsql
set search_path = ''
as $$
declare
  payment public.payments;
  gone bigint;
  latest text;
begin
  select coalesce(sum(amount_in_paise), 0) into gone
  from (
    select amount_in_paise from public.refunds
    where refunds.order_id = settle_money_back.order_id and state <> 'failed'
    union all
    select amount_in_paise from public.disputes
    where disputes.order_id = settle_money_back.order_id and state = 'lost'
  ) as parts;
  select case
    when gone < payments.amount::bigint * 100 then (array_agg(state order by changed_at desc, refunds.id desc))[1]
    when bool_or(state = 'pending') then 'pending'
    when bool_or(state = 'done') then 'done'
  end into latest
  from public.refunds
  join public.payments using (order_id)
  where refunds.order_id = settle_money_back.order_id
  group by payments.amount;
  update public.payments
  set
    payment_status = case
      when gone >= amount::bigint * 100 then 'refunded'
      -- What was to go back has not, so the buyer has paid.
      when payment_status = 'refunded' then 'paid'
      else payment_status
    end,
    refund_state = latest,
    dispute_state = (
      select state from public.disputes
      where disputes.order_id = settle_money_back.order_id
      order by told_at desc, id desc
      limit 1
    )
  where payments.order_id = settle_money_back.order_id
  returning * into payment;
  return payment;
end;
$$;

comment on function private.settle_money_back(text) is
  'Refunded is an order of which all the money has gone back or been taken back; when a refund fails or a dispute is won after all, it is paid again. Its caller has locked the order.';

create function private.queue_refund_mail(payment public.payments, kind text, refund_id text, amount integer)
returns void
language sql
set search_path = ''
as $$
  -- What has not gone out yet is not true any more.
  delete from public.outbox
  where outbox.kind in ('refund', 'refund_pending', 'refund_failed')
    and starts_with(subject, payment.order_id || ':')
    and sent_at is null;
  insert into public.outbox (kind, subject, recipient, payload)
  values (
    queue_refund_mail.kind,
    payment.order_id || ':' || queue_refund_mail.refund_id,
    payment.customer_email,
    jsonb_build_object(
      'order_id', payment.order_id,
      'amount', queue_refund_mail.amount,
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
    -- A part of the money was never told to the buyer; who has gone to the bank instead gets it there.
    if refund.failure <> 'disputed'
      and (old_status = 'refunded' or refund.amount_in_paise >= payment.amount::bigint * 100) then
      perform private.queue_refund_mail(payment, 'refund_failed', refund.id, refund.amount_in_paise / 100);
    end if;
    perform private.tell_mentor('refund_failed', refund.id);
  elsif payment.payment_status = 'refunded' then
    perform private.queue_refund_mail(
      payment, case payment.refund_state when 'pending' then 'refund_pending' else 'refund' end, refund.id, payment.amount
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
    if refund.id is null and record_refund.state <> 'failed'
      and record_refund.amount_in_paise < payment.amount::bigint * 100 then
      result := 'mismatch';
    end if;
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
    -- The rest of what had gone back in parts.
    if result = 'mismatch' and payment.payment_status = 'refunded' then
      result := 'applied';
    end if;
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
  'The only way in which a refund changes an order. A part of the money is stored too, but answers mismatch, so that an admin looks at it.';

grant execute on function public.record_refund to service_role;
