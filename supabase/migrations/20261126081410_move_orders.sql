-- An order whose address was wrong goes to another account.

create function private.move_order_mails(order_id text, email text)
returns void
language sql
set search_path = ''
as $$
  -- The mail about the new address says all that these say.
  delete from public.outbox
  where sent_at is null
    and kind in ('booking_confirmation', 'order_moved')
    and split_part(subject, ':', 1) = move_order_mails.order_id;
  -- One that was tried gets a new id with its new address: the mail service would refuse it under the old one.
  update public.outbox
  set id = gen_random_uuid(), recipient = move_order_mails.email, attempts = 0, last_error = null
  where kind like 'refund%' and split_part(subject, ':', 1) = move_order_mails.order_id and private.still_waits(outbox);
$$;
comment on function private.move_order_mails(text, text) is
  'What waits to be sent about the money of an order goes to its new address.';
revoke execute on function private.move_order_mails(text, text) from anon, authenticated, service_role;

create function private.move_order(order_id text, email text)
returns text
language plpgsql
-- Definer, because nobody writes orders and enrolments; it does so for admins.
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  payment public.payments;
  old_email text;
begin
  perform private.require_admin('Only an admin can move an order');
  perform private.require_recent_sign_in();
  select * into payment from public.payments where payments.order_id = move_order.order_id for update;
  if payment.payment_status is distinct from 'paid' then
    return 'not_paid';
  elsif not private.is_course(payment.mentorshiptype) then
    return private.move_session(payment, move_order.email);
  end if;
  old_email := payment.customer_email;
  -- To the address that it has, it is not moved: the days until a lesson opens would begin again.
  if lower(btrim(move_order.email)) is distinct from lower(old_email) then
    update public.payments
    set customer_email = lower(btrim(move_order.email))
    where payments.order_id = payment.order_id
    returning * into payment;
    update public.form_submissions
    set email = payment.customer_email
    where id = payment.submission_id and lower(email) = lower(old_email);
    -- It goes with the order. What was written and finished stays with the account that did it. An account that has
    -- changed its own address goes on where it is.
    delete from public.enrolments
    where enrolments.order_id = payment.order_id
      and user_id is distinct from private.confirmed_account(payment.customer_email);
    perform private.add_admin_action('changed', 'payments', payment.order_id, payment.mentorshiptype, 'customer_email');
    perform private.move_order_mails(payment.order_id, payment.customer_email);
    insert into public.outbox (kind, subject, recipient, payload)
    values (
      'order_moved',
      -- Each time again: an order can come back to an address that it had.
      payment.order_id || ':' || extract(epoch from clock_timestamp()),
      payment.customer_email,
      jsonb_build_object('customer_name', payment.customer_name, 'mentorshiptype', payment.mentorshiptype)
    );
  end if;
  perform private.enrol_buyer(payment);
  return case
    when exists (select from public.enrolments where enrolments.order_id = payment.order_id) then 'enrolled'
    else 'waits'
  end;
end;
$$;

revoke execute on function private.move_order(text, text) from anon;

create function public.move_order(order_id text, email text)
returns text
language sql
set search_path = ''
as $$
  select private.move_order(move_order.order_id, move_order.email);
$$;

comment on function public.move_order(text, text) is
  'Gives a paid order another address. Of a course: "enrolled", or "waits" until an account confirms the address. Of a session: "moved", "same_address", or "over". Of either: "not_paid". For admins who logged in recently.';

grant execute on function public.move_order(text, text) to authenticated;
