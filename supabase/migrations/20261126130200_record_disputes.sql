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

alter table private.mentor_news
  drop constraint mentor_news_kind_is_known,
  add constraint mentor_news_kind_is_known
    check (kind in ('paid', 'inquiry', 'proposal', 'refund_failed', 'dispute'));

create or replace function private.news_facts(kind text, subject text)
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
      select jsonb_build_object('title', title, 'day', event_date)
      from public.events
      where id = subject::uuid and status = 'pending'
    )
    when 'refund_failed' then (
      select jsonb_build_object(
        'order_id', order_id,
        'amount', amount_in_paise / 100,
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
        'amount', amount_in_paise / 100,
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

comment on function private.tell_mentor(text, text) is
  'Tells the mentor of an order (paid), of form_submissions (inquiry), of events (proposal), of a refund that failed, or of a dispute (its id and state): at once or in the morning.';

create or replace function private.records_of(account uuid, address text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with own_orders as (
    select * from public.payments where lower(customer_email) = address or lower(guardian_email) = address
  ),
  found (name, records) as (
    select 'profiles', jsonb_agg(to_jsonb(r)) from public.profiles as r where id = account
    union all select 'user_roles', jsonb_agg(to_jsonb(r)) from public.user_roles as r where user_id = account
    union all select 'sign_ins', jsonb_agg(jsonb_build_object(
      'created_at', created_at, 'ip', ip, 'user_agent', user_agent
    )) from auth.sessions where user_id = account
    union all select 'event_registrations', jsonb_agg(to_jsonb(r) order by created_at)
      from public.event_registrations as r where user_id = account or lower(user_email) = address or lower(guardian_email) = address
    union all select 'proposed_events', jsonb_agg(to_jsonb(r) order by created_at)
      from public.events as r where created_by = account
    union all select 'reviews', jsonb_agg(to_jsonb(r) order by created_at) from public.reviews as r where user_id = account
    union all select 'inquiries', jsonb_agg(to_jsonb(r) - '{search_text,attempt_key}'::text[] order by created_at)
      from public.form_submissions as r where lower(email) = address or lower(guardian_email) = address
    union all select 'consents', jsonb_agg(to_jsonb(r) order by given_at)
      from public.consents as r where user_id = account or lower(email) = address
    union all select 'grievances', jsonb_agg(to_jsonb(r) order by created_at)
      from public.grievances as r where lower(email) = address
    union all select 'payments', jsonb_agg(to_jsonb(r) - '{search_text,buyer_key_hash,network_hash}'::text[] order by created_at)
      from own_orders as r
    union all select 'refund_requests', jsonb_agg(jsonb_build_object('order_id', order_id, 'requested_at', requested_at))
      from private.refund_requests join own_orders using (order_id)
    union all select 'refunds', jsonb_agg(to_jsonb(r) order by r.created_at)
      from public.refunds as r join own_orders using (order_id)
    union all select 'disputes', jsonb_agg(to_jsonb(r) order by r.created_at)
      from public.disputes as r join own_orders using (order_id)
    union all select 'bookings', jsonb_agg(to_jsonb(r) - '{holder_hash,network_hash}'::text[] order by r.created_at)
      from public.bookings as r join own_orders using (order_id)
    union all select 'session_papers', jsonb_agg(to_jsonb(r)) from private.papers_of(address) as r
    union all select 'enrolments', jsonb_agg(to_jsonb(r) order by started_at) from public.enrolments as r where user_id = account
    union all select 'lesson_progress', jsonb_agg(to_jsonb(r)) from public.lesson_progress as r where user_id = account
    union all select 'quiz_attempts', jsonb_agg(to_jsonb(r) order by created_at)
      from public.quiz_attempts as r where user_id = account
    union all select 'lesson_notes', jsonb_agg(to_jsonb(r)) from public.lesson_notes as r where user_id = account
    -- The file itself can be long; the page of the lesson has it.
    union all select 'task_submissions', jsonb_agg(to_jsonb(r) - 'file_base64' order by created_at)
      from public.task_submissions as r where user_id = account
    union all select 'lesson_questions', jsonb_agg(to_jsonb(r) order by created_at)
      from public.lesson_questions as r where user_id = account
    union all select 'mails', jsonb_agg(jsonb_build_object(
      'kind', kind, 'payload', payload, 'created_at', created_at, 'due_at', due_at, 'sent_at', sent_at
    ) order by created_at) from public.outbox where lower(recipient) = address or lower(copy_to) = address
    union all select 'phone_messages', jsonb_agg(to_jsonb(r) - '{attempts,last_error,next_attempt_at}'::text[])
      from public.phone_messages as r where split_part(subject, ':', 1) in (select order_id from own_orders)
  )
  select jsonb_object_agg(name, coalesce(records, '[]')) from found;
$$;
