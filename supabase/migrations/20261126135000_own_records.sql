-- Every row about one person: what the download has. A new table about people is one line here and, where no foreign key
-- takes it along, one in erase_person (docs/decisions/erasure.md).

create function private.records_of(account uuid, address text)
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
    union all select 'reviews', jsonb_agg(to_jsonb(r) - 'search_text' order by created_at)
      from public.reviews as r where user_id = account
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
    ) order by created_at) from public.outbox
      where lower(recipient) = address or lower(copy_to) = address
        or kind in ('event_registration', 'event_changed', 'event_cancelled') and split_part(subject, ':', 2) = account::text
    union all select 'phone_messages', jsonb_agg(to_jsonb(r) - '{attempts,last_error,next_attempt_at}'::text[])
      from public.phone_messages as r where split_part(subject, ':', 1) in (select order_id from own_orders)
  )
  select jsonb_object_agg(name, coalesce(records, '[]')) from found;
$$;

comment on function private.records_of(uuid, text) is
  'All rows about an account, and about an address in lower case that its owner has confirmed; either may be null.';

create function private.own_records()
returns jsonb
language sql
stable
-- Definer, because people read few of these tables; it gives them what is theirs.
security definer
set search_path = ''
as $$
  select private.records_of(auth.uid(), private.own_address());
$$;

revoke execute on function private.records_of(uuid, text)
  from anon, authenticated, service_role;
revoke execute on function private.own_records() from anon, service_role;

create function public.own_records()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.own_records();
$$;

comment on function public.own_records() is
  'Every row about the caller, by table: by their account, and by their address once it is confirmed.';

grant execute on function public.own_records() to authenticated;
