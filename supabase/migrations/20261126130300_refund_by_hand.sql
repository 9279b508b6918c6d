-- A refund that failed is paid back outside the provider.

create function private.record_refund_by_hand(refund_id text)
returns void
language plpgsql
-- Definer, because admins write no payments; this says that a refund that failed was paid back outside the provider.
security definer
set search_path = ''
as $$
declare
  failed public.refunds;
  by_hand public.refunds;
  payment public.payments;
begin
  perform private.require_admin('Only an admin can say that money went back');
  select * into failed from public.refunds where refunds.id = record_refund_by_hand.refund_id and state = 'failed';
  select * into payment from public.payments where payments.order_id = failed.order_id for update;
  if payment.payment_status is distinct from 'paid' then
    return;
  end if;
  insert into public.refunds (id, order_id, amount_in_paise, state, looked_at)
  values ('by_hand:' || failed.id, failed.order_id, failed.amount_in_paise, 'done', now())
  on conflict (id) do nothing
  returning * into by_hand;
  if not found then
    return;
  end if;
  update public.refunds set looked_at = now() where refunds.id = failed.id;
  payment := private.settle_money_back(failed.order_id);
  perform private.queue_refund_mail(payment, 'refund_by_hand', by_hand);
  perform private.add_admin_action(
    'changed', 'payments', payment.order_id, null, 'paid a refund that failed back another way'
  );
end;
$$;

create function public.record_refund_by_hand(refund_id text)
returns void
language sql
set search_path = ''
as $$
  select private.record_refund_by_hand(record_refund_by_hand.refund_id);
$$;

comment on function public.record_refund_by_hand(text) is
  'An admin has paid the money of a refund that failed back another way: it counts as refunded, and the buyer gets a mail.';

grant execute on function public.record_refund_by_hand(text) to authenticated;
