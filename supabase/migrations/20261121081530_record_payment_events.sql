create function private.can_become(old_status text, new_status text)
returns boolean
language sql
immutable
set search_path = ''
return case new_status
  when 'paid' then old_status in ('pending', 'failed', 'expired')
  when 'failed' then old_status = 'pending'
  when 'expired' then old_status = 'pending'
  -- From every other state, because the webhook that said "paid" may have been lost.
  when 'refunded' then old_status <> 'refunded'
  else false
end;

comment on function private.can_become(text, text) is
  'A payment only moves forwards: once paid it is never anything else but refunded.';

-- The mail that confirms a payment says which time was booked with it, or that the time is gone: one mail, not two.
create function private.queue_payment_mail(payment public.payments)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if payment.payment_status = 'paid' then
    delete from public.outbox
    where subject = payment.order_id and kind in ('payment_failed', 'payment_expired') and sent_at is null;
    -- With a time, the mail about the booked session tells the mentor.
    if not exists (select from public.bookings where order_id = payment.order_id and status = 'booked') then
      perform private.tell_mentor('paid', payment.order_id);
    end if;
  end if;
  insert into public.outbox (kind, subject, recipient, payload)
  values (
    case payment.payment_status
      when 'paid' then 'booking_confirmation'
      when 'failed' then 'payment_failed'
      when 'expired' then 'payment_expired'
      when 'refunded' then 'refund'
    end,
    payment.order_id,
    payment.customer_email,
    jsonb_build_object(
      'order_id', payment.order_id,
      'amount', payment.amount,
      'mentorshiptype', payment.mentorshiptype,
      'customer_name', payment.customer_name,
      'paid_at', payment.paid_at
    )
    || case payment.payment_status when 'paid' then coalesce(private.session_of_order(payment.order_id), '{}') else '{}' end
  )
  on conflict (kind, subject) do nothing;
end;
$$;

-- Some news comes by asking the payment provider and has no event id. The history of an order needs it too, so it is stored once
-- under an id that is made here.
create function public.record_payment_event(
  event_type text,
  order_id text,
  new_status text,
  event_id text default null,
  session_id text default null,
  payment_id text default null,
  amount_in_paise bigint default null,
  currency text default null,
  livemode boolean default null
)
returns text
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  payment public.payments;
  result text;
begin
  if event_id is not null then
    insert into public.provider_events (id, type, order_id)
    values (record_payment_event.event_id, event_type, record_payment_event.order_id)
    on conflict (id) do nothing;
    if not found then
      return 'duplicate';
    end if;
  end if;

  select * into payment
  from public.payments
  where payments.order_id = record_payment_event.order_id
  for update;

  result := case
    -- A page that closes unpaid after its buyer was erased: no money has come.
    when payment.order_id is null and new_status in ('failed', 'expired') then 'unchanged'
    when payment.order_id is null then 'unknown_order'
    when record_payment_event.currency is not null and lower(record_payment_event.currency) <> 'inr' then 'mismatch'
    when amount_in_paise is not null and amount_in_paise <> payment.amount::bigint * 100 then 'mismatch'
    when record_payment_event.livemode is not null and record_payment_event.livemode <> payment.livemode then 'mismatch'
    -- An amount that is not stated is not paid.
    when new_status = 'paid' and (amount_in_paise is null or record_payment_event.currency is null) then 'mismatch'
    -- The end of an old session says nothing about the session that the order has now.
    when new_status in ('failed', 'expired') and session_id <> payment.provider_session_id then 'unchanged'
    when private.can_become(payment.payment_status, new_status) then 'applied'
    else 'unchanged'
  end;

  if result = 'applied' then
    update public.payments
    set
      payment_status = new_status,
      provider_session_id = coalesce(session_id, provider_session_id),
      provider_payment_id = coalesce(payment_id, provider_payment_id),
      livemode = coalesce(record_payment_event.livemode, payments.livemode),
      paid_at = case when new_status in ('paid', 'refunded') then coalesce(paid_at, now()) end
    where payments.order_id = payment.order_id
    returning * into payment;
    perform private.queue_payment_mail(payment);
  end if;

  if event_id is not null then
    update public.provider_events set outcome = result where id = record_payment_event.event_id;
  elsif result in ('applied', 'mismatch') then
    insert into public.provider_events (id, type, order_id, outcome)
    values (
      concat_ws(':', event_type, new_status, record_payment_event.order_id),
      event_type || ': ' || new_status,
      record_payment_event.order_id,
      result
    )
    on conflict (id) do update set outcome = excluded.outcome, received_at = now();
  end if;
  return result;
end;
$$;

comment on function public.record_payment_event is
  'The only way a payment changes its status: in one transaction it remembers the event, moves the row forwards and queues the mail. Without an event id (an answer that was asked for) it only does the rest.';

grant execute on function public.record_payment_event to service_role;
