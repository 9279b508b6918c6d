-- What happened to an order, for admins.

create type public.payment_history_entry as (
  happened_at timestamptz,
  kind text,
  detail text,
  outcome text,
  amount_in_paise integer
);

comment on type public.payment_history_entry is
  'One line in the history of an order. Kind "order": its beginning; "money": it came, or a part or all of it went back, with its amount; "event": news from the payment provider; "mail": a mail to the buyer.';

create function private.payment_history(order_id text)
returns setof public.payment_history_entry
language plpgsql
stable
-- Definer, because admins read neither events nor mails; they get the lines about one order, and others get nothing.
security definer
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can read the history of an order');
  return query
    select moment, kind, detail, outcome, paise
    from public.payments
    cross join lateral (values
      (payments.created_at, 'order', payments.mentorshiptype, null, null),
      (payments.paid_at, 'money', payments.receipt_number, 'received', payments.amount * 100),
      -- One that was refunded before refunds were counted.
      (
        case when refund_state is null and dispute_state is null then payments.refunded_at end,
        'money', payments.receipt_number, 'returned', payments.amount * 100
      )
    ) as line (moment, kind, detail, outcome, paise)
    where payments.order_id = payment_history.order_id and moment is not null
    union all
    select
      changed_at, 'money', refunds.id,
      case
        when starts_with(refunds.id, 'by_hand:') then 'by_hand'
        when state = 'done' then 'returned'
        when state = 'pending' then 'returning'
        else 'not_returned'
      end,
      refunds.amount_in_paise
    from public.refunds
    where refunds.order_id = payment_history.order_id
    union all
    select coalesce(closed_at, told_at), 'money', disputes.id, 'lost', disputes.amount_in_paise
    from public.disputes
    where disputes.order_id = payment_history.order_id and state = 'lost'
    union all
    select received_at, 'event', type, provider_events.outcome, null
    from public.provider_events
    where provider_events.order_id = payment_history.order_id
    union all
    select
      coalesce(sent_at, outbox.created_at),
      'mail',
      outbox.kind,
      case when sent_at is not null then 'sent' when last_error is not null then 'failing' else 'waiting' end,
      null
    from public.outbox
    -- Those about a session name its version too: ord_…:0:buyer.
    where subject = payment_history.order_id or starts_with(subject, payment_history.order_id || ':')
    order by 1, 2 desc;
end;
$$;

create function public.payment_history(order_id text)
returns setof public.payment_history_entry
language sql
stable
set search_path = ''
as $$
  select * from private.payment_history(payment_history.order_id);
$$;

comment on function public.payment_history(text) is 'What happened to an order, the oldest first; for admins.';

grant execute on function public.payment_history(text) to authenticated;
