-- A buyer asks for messages to the phone, or wants no more; one is sent only while the buyer wants it.

create function private.want_phone_messages(order_id text, notice_version date)
returns boolean
language plpgsql
-- Definer, because nobody writes consents.
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  bought public.payments;
begin
  select * into bought from public.payments
  where order_id = want_phone_messages.order_id and payment_status = 'pending'
  for update;
  -- Asked for first, and then the box for a student under 18 was ticked.
  if bought.under_18 and bought.wants_phone_messages then
    perform private.stop_phone_messages_of(bought.order_id);
  end if;
  -- The order goes on without messages: somebody who read an older notice has not agreed to this one.
  if not found or bought.under_18 or want_phone_messages.notice_version is distinct from private.current_notice() then
    return false;
  end if;
  perform private.store_consent(
    'whatsapp_reminders', bought.customer_email, bought.customer_phone, want_phone_messages.notice_version, 'booking'
  );
  -- None is kept under the address of somebody under 18, and without one nothing would be sent.
  if not private.has_consent('whatsapp_reminders', bought.customer_email, bought.customer_phone) then
    return false;
  end if;
  update public.payments set wants_phone_messages = true where order_id = bought.order_id;
  return true;
end;
$$;

revoke execute on function private.want_phone_messages(text, date) from anon, authenticated;

create function public.want_phone_messages(order_id text, notice_version date)
returns boolean
language sql
set search_path = ''
as $$
  select private.want_phone_messages(want_phone_messages.order_id, want_phone_messages.notice_version);
$$;

comment on function public.want_phone_messages(text, date) is
  'The buyer of an open order agrees to messages by WhatsApp. False when they read an older notice than the valid one, or the student is under 18, in this order or in an earlier one. Service key only.';

grant execute on function public.want_phone_messages(text, date) to service_role;

create function private.stop_phone_messages_of(order_id text)
returns void
language plpgsql
-- Definer, because nobody writes consents.
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  bought public.payments;
begin
  update public.payments set wants_phone_messages = false
  where order_id = stop_phone_messages_of.order_id
  returning * into bought;
  -- What the same person agreed to at another order goes on.
  if found and not exists (
    select from public.payments
    where wants_phone_messages
      and lower(customer_email) = lower(bought.customer_email)
      and customer_phone = bought.customer_phone
  ) then
    perform private.end_consent('whatsapp_reminders', bought.customer_email, bought.customer_phone);
  end if;
end;
$$;

revoke execute on function private.stop_phone_messages_of(text) from anon, authenticated;

create function public.stop_phone_messages_of(order_id text)
returns void
language sql
set search_path = ''
as $$
  select private.stop_phone_messages_of(stop_phone_messages_of.order_id);
$$;

comment on function public.stop_phone_messages_of(text) is
  'The buyer of an order wants no more messages by WhatsApp about it. Service key only.';

grant execute on function public.stop_phone_messages_of(text) to service_role;

-- Asked once more when a message is about to be sent.
create function private.is_stale(message public.phone_messages)
returns boolean
language sql
stable
set search_path = ''
as $$
  select message.expires_at <= now() or not exists (
    select from public.bookings
    join public.payments using (order_id)
    where bookings.id = (message.payload ->> 'booking_id')::uuid
      and sequence = (message.payload ->> 'sequence')::integer
      and private.has_consent('whatsapp_reminders', customer_email, customer_phone)
      and case message.kind
        when 'session_cancelled' then status in ('cancelled_by_buyer', 'cancelled_by_mentor')
        else status = 'booked'
      end
  );
$$;

comment on function private.is_stale(public.phone_messages) is
  'Whether what the message says is over or has changed since it was queued; its mail may have been sent before.';

create function public.claim_phone_messages(batch integer)
returns setof public.phone_messages
language sql
set search_path = ''
as $$
  delete from public.phone_messages
  where sent_at is null and next_attempt_at <= now() and private.is_stale(phone_messages);

  update public.phone_messages
  set
    attempts = attempts + 1,
    -- As in claim_outbox().
    next_attempt_at = now() + interval '1 minute' * (2 ^ least(attempts + 1, 9))
  where id in (
    select id
    from public.phone_messages
    where sent_at is null and next_attempt_at <= now() and attempts < 20 and not private.waits_for_morning(kind)
    order by next_attempt_at
    limit least(greatest(batch, 0), 100)
    for update skip locked
  )
  returning *;
$$;

comment on function public.claim_phone_messages(integer) is
  'Takes up to 100 messages that are due and leases them to the caller; two callers never get the same one. What is stale is dropped.';

grant execute on function public.claim_phone_messages(integer) to service_role;
