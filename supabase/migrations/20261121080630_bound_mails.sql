-- Anyone can order, register and complain with the address of someone else. So mails to an address that its owner has not
-- confirmed are limited where they are queued (docs/decisions/mails-to-strangers.md).
create function private.has_no_room(mail public.outbox, per text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  nudges constant text[] := array['payment_failed', 'payment_expired'];
begin
  return exists (
    select from private.write_bounds as bound
    where (bound.kind = 'stranger_mail' or bound.kind = 'nudge' and mail.kind = any(nudges))
      and bound.per = has_no_room.per
      and bound.maximum <= (
        select count(*)
        from public.outbox as earlier
        where earlier.is_to_stranger
          and earlier.created_at > now() - interval '1 second' * bound.seconds
          and (bound.kind = 'stranger_mail' or earlier.kind = any(nudges))
          and (bound.per = 'everyone' or private.mailbox_of(earlier.recipient) = private.mailbox_of(mail.recipient))
      )
  );
end;
$$;

comment on function private.has_no_room(public.outbox, text) is
  'Whether this mailbox, or everyone, has had the mails of a day to strangers, or those about an order that was not finished. The numbers are in private.write_bounds.';

create function private.bound_mails()
returns trigger
language plpgsql
-- Definer, because the service key cannot read which addresses the auth service knows as confirmed.
security definer
set search_path = ''
as $$
declare
  own_address text;
begin
  if new.kind = 'event_registration' then
    -- The subject is made by private.registration_mail_subject().
    select email into own_address
    from auth.users
    where users.id::text = split_part(new.subject, ':', 2)
      and email_confirmed_at is not null
      and private.is_email(email);
    if lower(own_address) = lower(new.recipient) then
      return new;
    end if;
  end if;

  -- One after the other: many mails at once would all find room. Who takes this lock and the one of
  -- queue_mentor_news() takes this one first.
  perform pg_advisory_xact_lock(hashtextextended('private.bound_mails', 0));
  if private.has_no_room(new, 'mail') then
    return null;
  end if;
  if private.has_no_room(new, 'everyone') then
    -- No fault of the one who registers, who waits for the file for the calendar: the account has an address, too.
    new.recipient := own_address;
    return case when own_address is not null then new end;
  end if;
  new.is_to_stranger := true;
  return new;
end;
$$;

comment on function private.bound_mails() is
  'Leaves out what is too much for one mailbox, or for all in a day. What somebody paid for is always written, and so is what the owner of a confirmed address asked for.';

revoke execute on function private.has_no_room(public.outbox, text) from anon, authenticated, service_role;
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
