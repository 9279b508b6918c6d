-- What differs for a student under 18 (docs/decisions/under-18.md): the parent or guardian reads each mail too, nothing
-- is advertised, and no consent to more is stored.

create function private.has_copies_left(who text)
returns boolean
language sql
set search_path = ''
-- Not by the mails themselves, which go when somebody has their data deleted.
return public.allow_request(private.write_bucket('copy', 86400, who), 3, 86400) = 0;

comment on function private.has_copies_left(text) is
  'Counts a copy about an event, and says whether it is one of the three of this mailbox or account in a day.';

revoke execute on function private.has_copies_left(text) from anon, authenticated, service_role;

create function private.write_to_guardian()
returns trigger
language plpgsql
-- Definer, because the mail about a registration is queued with the rights of nobody who may read others' mails.
security definer
set search_path = ''
as $$
declare
  guardian text;
  is_about_event constant boolean := new.kind in ('event_registration', 'event_changed', 'event_cancelled');
begin
  if is_about_event then
    -- The subject begins as private.registration_mail_subject() makes it.
    select guardian_email into guardian
    from public.event_registrations
    where event_id = split_part(new.subject, ':', 1)::uuid and user_id = split_part(new.subject, ':', 2)::uuid;
  else
    select guardian_email into guardian
    from public.payments
    where order_id = split_part(new.subject, ':', 1) and lower(customer_email) = lower(new.recipient);
  end if;
  if guardian is null then
    return new;
  end if;
  -- Both ask for something that nobody has to do: to finish an order, and to publish a review.
  if new.kind in ('payment_expired', 'session_feedback') then
    return null;
  end if;
  -- Nobody has confirmed the address: a registration costs nothing, and could fill anybody's mailbox. One account, which may
  -- name another parent in each, writes to no more of them than one of them reads.
  if lower(guardian) <> lower(new.recipient)
    and (new.kind <> 'event_registration' or private.has_copies_left(split_part(new.subject, ':', 2)))
    and (
      not is_about_event
      or private.has_copies_left(encode(sha256(convert_to(private.mailbox_of(guardian), 'UTF8')), 'hex'))
    )
  then
    new.copy_to := guardian;
  end if;
  return new;
end;
$$;

revoke execute on function private.write_to_guardian() from public, anon, authenticated, service_role;

comment on function private.write_to_guardian() is
  'Mails to a buyer or a guest under 18 go to the parent or guardian too.';

create trigger write_to_guardian
  before insert on public.outbox
  for each row execute function private.write_to_guardian();

-- Only what the owner of an address has proven counts: anybody can type it into a form or begin an order with it, and would
-- keep its owner from agreeing to anything.
create function private.is_address_of_minor(email text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.payments
    where under_18 and paid_at is not null and lower(customer_email) = lower(is_address_of_minor.email)
      and lower(guardian_email) is distinct from lower(is_address_of_minor.email)
    union all
    select from public.event_registrations
    join auth.users on users.id = user_id
    where under_18 and lower(user_email) = lower(is_address_of_minor.email)
      and lower(users.email) = lower(user_email) and users.email_confirmed_at is not null
      and lower(guardian_email) <> lower(is_address_of_minor.email)
  );
$$;

comment on function private.is_address_of_minor(text) is
  'Whether a student under 18 bought or registered with an address of their own, not with the one of the parent or guardian.';

create function private.keep_no_consent_of_minor()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  return case when private.is_address_of_minor(new.email) then null else new end;
end;
$$;

comment on function private.keep_no_consent_of_minor() is
  'Somebody under 18 cannot agree to a newsletter or to messages. What they came for goes on without it.';

revoke execute on function private.is_address_of_minor(text) from anon, authenticated;

create trigger keep_no_consent_of_minor
  before insert on public.consents
  for each row execute function private.keep_no_consent_of_minor();
