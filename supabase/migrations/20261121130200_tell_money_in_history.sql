-- The history of an order also says when its money came and went, whoever or whatever brought the news.
comment on type public.payment_moment is
  'One line in the history of an order. Kind "order": its beginning; "money": it came or went back; "event": news from Stripe; "mail": a mail to the buyer.';

create or replace function private.payment_history(order_id text)
returns setof public.payment_moment
language plpgsql
stable
-- Definer, because admins read neither events nor mails; they get the lines about one order, and no one else any.
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only an admin can read the history of an order';
  end if;
  return query
    select moment, kind, detail, outcome
    from public.payments
    cross join lateral (values
      (payments.created_at, 'order', payments.mentorshiptype, null),
      (payments.paid_at, 'money', payments.receipt_number, 'received'),
      (payments.refunded_at, 'money', payments.receipt_number, 'returned')
    ) as line (moment, kind, detail, outcome)
    where payments.order_id = payment_history.order_id and moment is not null
    union all
    select received_at, 'event', type, provider_events.outcome
    from public.provider_events
    where provider_events.order_id = payment_history.order_id
    union all
    select
      coalesce(sent_at, outbox.created_at),
      'mail',
      outbox.kind,
      case when sent_at is not null then 'sent' when last_error is not null then 'failing' else 'waiting' end
    from public.outbox
    where subject = payment_history.order_id
    order by 1, 2 desc;
end;
$$;
