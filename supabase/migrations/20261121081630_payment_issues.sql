-- What an admin should look at, and how it is settled.

create type public.payment_issue as (
  kind text,
  id text,
  happened_at timestamptz,
  subject text,
  detail text,
  attempts integer,
  amount numeric,
  due_at timestamptz,
  provider text,
  buyer text
);

comment on type public.payment_issue is
  'A payment issue: something an admin should look at. Kind "mismatch" or "unknown_order": money that fits no order; "part_refunded": a refund that leaves its order, the subject, paid; "refund_failed": its subject is the order, its detail why; "dispute": its detail is state and reason, like open:fraud, due_at when the answer is due, and provider where it is given; "double": the later of two payments of one person for the same thing, the subject is the earlier; "stuck": an order that nobody settled for a day; "mail": one that could not be sent for a day. The amount is in rupees. The buyer is that of the subject, where it is an order of ours.';

create function private.payment_issues()
returns setof public.payment_issue
language plpgsql
stable
-- Definer, because admins read neither events nor mails; they get what did not work, and others get nothing.
security definer
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can see payment issues');
  return query
    select
      issues.kind, issues.id, issues.happened_at, issues.subject, issues.detail, issues.attempts, issues.amount, issues.due_at,
      issues.provider, payments.customer_name
    from (
      select outcome, provider_events.id, received_at, order_id, type, null::integer, null::numeric, null::timestamptz, null::text
      from public.provider_events
      where outcome in ('mismatch', 'unknown_order') and looked_at is null
      union all
      select
        case state when 'failed' then 'refund_failed' else 'part_refunded' end,
        refunds.id, changed_at, order_id, coalesce(failure, state), null, private.rupees(amount_in_paise), null, null
      from public.refunds
      join public.payments using (order_id)
      -- Once all is refunded, neither one that failed nor a part of it needs a look.
      where looked_at is null and payment_status = 'paid'
      union all
      select 'dispute', disputes.id, told_at, order_id, state || ':' || reason, null, private.rupees(amount_in_paise),
        case when state in ('inquiry', 'open') then answer_by end, provider
      from public.disputes
      join public.payments using (order_id)
      where private.is_open_dispute(state) or (state = 'lost' and looked_at is null)
      union all
      select 'double', later.order_id, later.paid_at, earlier.order_id, later.mentorshiptype, null, null, null, null
      from public.payments as later
      cross join lateral (
        select payments.order_id
        from public.payments
        where payment_status = 'paid'
          and payments.mentorshiptype = later.mentorshiptype
          and payments.livemode is not distinct from later.livemode
          and (
            lower(payments.customer_email) = lower(later.customer_email)
            or payments.customer_phone = later.customer_phone
          )
          and (payments.paid_at, payments.order_id) < (later.paid_at, later.order_id)
          and (payments.paid_at > later.paid_at - interval '1 day' or private.is_course(later.mentorshiptype))
        order by payments.paid_at desc, payments.order_id desc
        limit 1
      ) as earlier
      where later.payment_status = 'paid' and later.repeat_accepted_at is null
      union all
      select 'stuck', payments.order_id, payments.created_at, payments.order_id, payments.mentorshiptype, null, null, null, null
      from public.payments
      where payment_status = 'pending' and payments.created_at < now() - interval '1 day'
      union all
      select 'mail', outbox.id::text, outbox.due_at, recipient, outbox.kind, outbox.attempts, null, null, null
      from public.outbox
      where sent_at is null and outbox.due_at < now() - interval '1 day'
    ) as issues (kind, id, happened_at, subject, detail, attempts, amount, due_at, provider)
    left join public.payments on payments.order_id = issues.subject
    -- What has a deadline comes first and is never cut off: an outage of the mail service makes hundreds of the others.
    order by issues.due_at nulls last, issues.happened_at desc
    limit 200;
end;
$$;

create function public.payment_issues()
returns setof public.payment_issue
language sql
stable
set search_path = ''
as $$
  select * from private.payment_issues();
$$;

comment on function public.payment_issues() is 'The payment issues that are not resolved, the latest first.';

grant execute on function public.payment_issues() to authenticated;

create function private.resolve_payment_issue(kind text, id text)
returns void
language plpgsql
-- Definer, because admins write neither events nor mails nor payments; this marks one as seen, or sends one again.
security definer
set search_path = ''
as $$
begin
  perform private.require_admin('Only an admin can resolve a payment issue');
  if resolve_payment_issue.kind = 'mail' then
    -- A sender that has just taken the mail keeps it: its pause is never shorter than two minutes.
    update public.outbox set attempts = 0, next_attempt_at = now()
    where outbox.id::text = resolve_payment_issue.id and sent_at is null
      and next_attempt_at not between now() and now() + interval '2 minutes';
  elsif resolve_payment_issue.kind = 'double' then
    update public.payments set repeat_accepted_at = now()
    where order_id = resolve_payment_issue.id and payment_status = 'paid' and repeat_accepted_at is null;
  elsif resolve_payment_issue.kind in ('refund_failed', 'part_refunded') then
    update public.refunds set looked_at = now()
    where refunds.id = resolve_payment_issue.id and (state = 'failed') = (resolve_payment_issue.kind = 'refund_failed');
  elsif resolve_payment_issue.kind = 'dispute' then
    update public.disputes set looked_at = now()
    where disputes.id = resolve_payment_issue.id and state = 'lost';
  else
    update public.provider_events set looked_at = now()
    where provider_events.id = resolve_payment_issue.id and outcome = resolve_payment_issue.kind;
  end if;
end;
$$;

create function public.resolve_payment_issue(kind text, id text)
returns void
language sql
set search_path = ''
as $$
  select private.resolve_payment_issue(resolve_payment_issue.kind, resolve_payment_issue.id);
$$;

comment on function public.resolve_payment_issue(text, text) is
  'An admin has looked at money that fits no order or went back in part, or wants a mail to be tried again.';

grant execute on function public.resolve_payment_issue(text, text) to authenticated;
