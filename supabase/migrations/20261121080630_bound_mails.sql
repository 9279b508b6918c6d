-- Anyone can order, register and complain with the address of someone else. So mails to an address that its owner has not
-- confirmed are limited where they are queued (docs/decisions/mails-to-strangers.md).
create function private.bound_mails()
returns trigger
language plpgsql
-- Definer, because the service key cannot read which addresses the auth service knows as confirmed.
security definer
set search_path = ''
as $$
declare
  is_nudge boolean := new.kind in ('payment_failed', 'payment_expired');
  day_before timestamptz := now() - interval '1 day';
begin
  if new.kind = 'event_registration' and exists (
    -- The subject is made by private.registration_mail_subject().
    select from auth.users
    where users.id::text = split_part(new.subject, ':', 2)
      and lower(users.email) = lower(new.recipient)
      and users.email_confirmed_at is not null
  ) then
    return new;
  end if;

  -- One after the other: many mails at once would all find room. One lock for the reminders, one for each mailbox.
  if is_nudge then
    perform pg_advisory_xact_lock(hashtextextended('private.bound_mails', 0));
  end if;
  perform pg_advisory_xact_lock(
    hashtextextended('private.bound_mails ' || private.mailbox_of(new.recipient), 0)
  );
  if (
    select count(*) >= 3 or (is_nudge and bool_or(kind in ('payment_failed', 'payment_expired')))
    from public.outbox
    where private.mailbox_of(recipient) = private.mailbox_of(new.recipient) and created_at > day_before
  ) then
    return null;
  end if;
  if is_nudge and (
    select count(*) >= 200
    from public.outbox
    where kind in ('payment_failed', 'payment_expired') and created_at > day_before
  ) then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.bound_mails() is
  'In a day: three mails to a mailbox, one of them about an order that was not finished, and 200 of those to all. What somebody paid for is always written, and so is what the owner of a confirmed address asked for. The same numbers as in src/shared/lib/limits.ts.';

revoke execute on function private.bound_mails() from public, anon, authenticated, service_role;

create trigger bound_mails
  before insert on public.outbox
  for each row when (
    new.kind in (
      'payment_failed', 'payment_expired', 'event_registration', 'inquiry_received', 'grievance_filed', 'newsletter_started'
    )
  )
  execute function private.bound_mails();

create function private.drop_needless_nudge()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from public.payments
    where payment_status = 'paid'
      and mentorshiptype = new.payload ->> 'mentorshiptype'
      and lower(customer_email) = lower(new.recipient)
      and paid_at > now() - interval '1 day'
  ) then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.drop_needless_nudge() is
  'Someone who has paid for the same thing by another order is not asked to finish this one.';

create trigger drop_needless_nudge
  before insert on public.outbox
  for each row when (new.kind in ('payment_failed', 'payment_expired'))
  execute function private.drop_needless_nudge();
