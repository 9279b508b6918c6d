-- A time is held for an order until it is paid or over.

create function public.hold_for_order(
  order_id text,
  starts_at timestamptz default null,
  holder_hash text default null
)
returns public.hold_result
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  payment public.payments;
  hold public.bookings;
  has_it boolean;
begin
  -- In the order in which the news of a payment locks them.
  select * into payment from public.payments where payments.order_id = hold_for_order.order_id for update;
  perform private.lock_schedule();
  if payment.payment_status is distinct from 'pending' or private.is_course(payment.mentorshiptype) then
    return row('not_open', null)::public.hold_result;
  end if;

  if hold_for_order.starts_at is null then
    delete from public.bookings where bookings.order_id = payment.order_id and status in ('held', 'lapsed');
    return row('ok', null)::public.hold_result;
  end if;
  -- Orders are counted for an hour (docs/decisions/order-bounds.md). One whose page is refused could be tried again and
  -- again, and its time would be kept for as long.
  if payment.provider_session_id is null and payment.created_at < now() - interval '1 hour' then
    return row('not_open', null)::public.hold_result;
  end if;

  select * into hold from public.bookings where bookings.order_id = payment.order_id;
  has_it := hold_for_order.starts_at > now() and exists (
    select from public.bookings
    left join public.payments as holder using (order_id)
    where bookings.status = 'held'
      and bookings.starts_at = hold_for_order.starts_at
      and (
        bookings.order_id = payment.order_id
        or (bookings.order_id is null and bookings.holder_hash = hold_for_order.holder_hash)
        -- Whoever corrects the address on the way back has another order by now.
        or holder.buyer_key_hash = hold_for_order.holder_hash
      )
  );
  if not has_it and not private.is_free(hold_for_order.starts_at, hold.id) then
    return row('taken', null)::public.hold_result;
  end if;
  delete from public.bookings where bookings.order_id is null and bookings.holder_hash = hold_for_order.holder_hash;
  delete from public.bookings
  using public.payments as holder
  where bookings.status = 'held'
    and bookings.starts_at = hold_for_order.starts_at
    and bookings.order_id <> payment.order_id
    and holder.order_id = bookings.order_id
    and holder.buyer_key_hash = hold_for_order.holder_hash;

  hold := private.give_time(hold, hold_for_order.starts_at);
  hold.hold_ends := coalesce(payment.expires_at, now());
  if payment.provider_session_id is null then
    -- Its page is opened after this, and for 32 minutes (netlify/lib/payment/order-session.ts).
    hold.hold_ends := greatest(hold.hold_ends, now() + interval '32 minutes');
  end if;
  -- The news of a payment in the last minute needs some more.
  hold.hold_ends := hold.hold_ends + interval '5 minutes';
  insert into public.bookings (order_id, status, starts_at, ends_at, blocked_from, blocked_to, hold_ends)
  values (
    payment.order_id, 'held', hold.starts_at, hold.ends_at, hold.blocked_from, hold.blocked_to, hold.hold_ends
  )
  on conflict on constraint bookings_order_is_unique do update set
    status = 'held', starts_at = excluded.starts_at, ends_at = excluded.ends_at, blocked_from = excluded.blocked_from,
    blocked_to = excluded.blocked_to, hold_ends = excluded.hold_ends;
  return row('ok', hold.hold_ends)::public.hold_result;
exception
  -- The pause after it has become longer since, and reaches into the next session.
  when exclusion_violation then
    return row('taken', null)::public.hold_result;
end;
$$;

comment on function public.hold_for_order(text, timestamptz, text) is
  'Keeps a time for an order until its payment page closes, and for one that gets none within an hour no longer; without a time it gives back what was kept. The hold of the same browser, or of another order of it, becomes the order''s.';

grant execute on function public.hold_for_order(text, timestamptz, text) to service_role;
