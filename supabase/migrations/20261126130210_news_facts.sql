-- What the mentor is told of each piece of news.

create function private.news_facts(kind text, subject text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case kind
    when 'paid' then (
      select jsonb_build_object(
        'order_id', order_id,
        'amount', amount,
        'mentorshiptype', mentorshiptype,
        'person', customer_name,
        'email', customer_email
      )
      from public.payments
      where order_id = subject and payment_status = 'paid'
    )
    when 'inquiry' then (
      select jsonb_strip_nulls(jsonb_build_object(
        'institution', institutionname,
        'students', studentcount,
        'day', sessiondate,
        'person', coalesce(contactperson, fullname),
        'email', email,
        'phone', phone
      ))
      from public.form_submissions
      where id = subject::uuid
    )
    when 'proposal' then (
      select jsonb_build_object('event_id', id, 'title', title, 'day', event_date)
      from public.events
      where id = subject::uuid and status = 'pending'
    )
    when 'refund_failed' then (
      select jsonb_build_object(
        'order_id', order_id,
        'amount', private.rupees(amount_in_paise),
        'mentorshiptype', mentorshiptype,
        'person', customer_name,
        'email', customer_email,
        'failure', failure
      )
      from public.refunds
      join public.payments using (order_id)
      where refunds.id = subject and state = 'failed'
    )
    when 'dispute' then (
      select jsonb_strip_nulls(jsonb_build_object(
        'order_id', order_id,
        'amount', private.rupees(amount_in_paise),
        'mentorshiptype', mentorshiptype,
        'person', customer_name,
        'email', customer_email,
        'state', state,
        'reason', reason,
        'answer_by', answer_by
      ))
      from public.disputes
      join public.payments using (order_id)
      -- What has changed since has news of its own.
      where disputes.id || ':' || state = subject
    )
  end;
$$;

comment on function private.news_facts(text, text) is 'What the mail says of one piece of news, or null when it is gone.';
