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
    returned_in_paise = least(gone, amount::bigint * 100),
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
