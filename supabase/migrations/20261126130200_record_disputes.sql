create function private.is_open_dispute(state text)
returns boolean
language sql
immutable
set search_path = ''
return state in ('inquiry', 'open', 'answered');

create function public.record_dispute(
  dispute_id text,
  order_id text,
  state text,
  amount_in_paise bigint,
  currency text,
  reason text,
  told_at timestamptz,
  event_type text,
  livemode boolean default null,
  event_id text default null,
  payment_id text default null,
  answer_by timestamptz default null
)
returns text
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  payment public.payments;
  known public.disputes;
  result text;
begin
  if not private.remember_event(record_dispute.event_id, record_dispute.event_type, record_dispute.order_id) then
    return 'duplicate';
  end if;
  select * into payment from public.payments where payments.order_id = record_dispute.order_id for update;
  select * into known from public.disputes where disputes.id = record_dispute.dispute_id;

  result := case
    when payment.order_id is null then 'unknown_order'
    when lower(record_dispute.currency) <> 'inr' then 'mismatch'
    when record_dispute.livemode <> payment.livemode then 'mismatch'
    when known.order_id <> payment.order_id then 'mismatch'
    when record_dispute.told_at < known.told_at then 'unchanged'
    -- Moments are whole seconds: of the same one, the end is the later.
    when record_dispute.told_at = known.told_at and not private.is_open_dispute(known.state)
      and private.is_open_dispute(record_dispute.state) then 'unchanged'
    when (known.state, known.amount_in_paise, known.answer_by)
      is not distinct from (record_dispute.state, record_dispute.amount_in_paise::integer, record_dispute.answer_by) then 'unchanged'
    else 'applied'
  end;

  if result = 'applied' then
    insert into public.disputes (id, order_id, amount_in_paise, state, reason, answer_by, told_at, closed_at)
    values (
      record_dispute.dispute_id, payment.order_id, record_dispute.amount_in_paise, record_dispute.state,
      record_dispute.reason, record_dispute.answer_by, record_dispute.told_at,
      case when not private.is_open_dispute(record_dispute.state) then record_dispute.told_at end
    )
    on conflict (id) do update set
      amount_in_paise = excluded.amount_in_paise, state = excluded.state, reason = excluded.reason,
      answer_by = excluded.answer_by, told_at = excluded.told_at, closed_at = excluded.closed_at, looked_at = null;
    update public.payments
    set provider_payment_id = record_dispute.payment_id
    where payments.order_id = payment.order_id and provider_payment_id is null;
    perform private.settle_money_back(payment.order_id);
    -- That it is answered, the mentor knows.
    if record_dispute.state is distinct from known.state and record_dispute.state <> 'answered' then
      perform private.tell_mentor('dispute', record_dispute.dispute_id || ':' || record_dispute.state);
    end if;
  end if;

  perform private.store_outcome(
    record_dispute.event_id, record_dispute.event_type, record_dispute.order_id,
    record_dispute.dispute_id || ':' || record_dispute.state, result
  );
  return result;
end;
$$;

comment on function public.record_dispute is
  'The only way in which a dispute changes an order. The order stays paid until the dispute is lost.';

grant execute on function public.record_dispute to service_role;
