-- The trail (20261121140200_create_admin_actions.sql) tells that money went back, but the row is written with the service
-- key. So the function that an admin asks for a refund adds whose request it was.
create function private.note_refund(order_id text)
returns void
language plpgsql
-- Definer, because nobody may write the trail; this adds one line, and only about an order that is refunded.
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only an admin can note a refund';
  end if;
  -- Two requests at once wait for each other here, and the second finds the line of the first.
  perform from public.payments
  where payments.order_id = note_refund.order_id and payment_status = 'refunded'
  for update;
  if not found or exists (
    select from public.admin_actions
    where table_name = 'payments' and row_id = note_refund.order_id and admin_id is not null
  ) then
    return;
  end if;
  perform private.add_admin_action(
    'changed', 'payments', note_refund.order_id, null, 'asked for the refund'
  );
end;
$$;

create function public.note_refund(order_id text)
returns void
language sql
set search_path = ''
as $$
  select private.note_refund(note_refund.order_id);
$$;

comment on function public.note_refund(text) is 'Tells the trail which admin had an order refunded, once.';

grant execute on function public.note_refund(text) to authenticated;
