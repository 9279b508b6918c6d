-- Nothing about a person is left but what the law asks of paid orders (docs/decisions/erasure.md). Rows with a foreign
-- key to the account go with it; here is the rest.

create function private.names_address(document jsonb, address text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select exists (
    -- Not in all texts: anybody can type their address in place of a name, and would take along the mail to somebody else.
    select from unnest(array['$.**.email', '$.**.customer_email']::jsonpath[]) as place
    cross join jsonb_path_query(document, place) as value
    where lower(value #>> '{}') = address
  );
$$;

comment on function private.names_address(jsonb, text) is
  'Whether an address in a document, where our mails have one, is this one in lower case, and not a longer one that contains it.';

create function private.erase_address(address text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  -- What mails and messages are about. Not inquiries: browsers make their ids, and one of them could be that of an event.
  own_orders constant text[] := array(
    select order_id from public.payments where lower(customer_email) = address or lower(guardian_email) = address
  );
begin
  -- One mail tells the mentor of several people: the others stay in it.
  update public.outbox
  set payload = jsonb_build_object('news', (
    select coalesce(jsonb_agg(item), '[]')
    from jsonb_array_elements(payload -> 'news') as item
    where not private.names_address(item, address)
  ))
  where kind = 'mentor_news' and private.names_address(payload, address);
  delete from public.outbox where kind = 'mentor_news' and payload -> 'news' = '[]';
  delete from public.outbox
  where lower(recipient) = address
    or lower(copy_to) = address
    or private.names_address(payload, address)
    or split_part(subject, ':', 1) = any (own_orders);
  delete from public.phone_messages where split_part(subject, ':', 1) = any (own_orders);
  delete from private.deleted_submissions
  where lower(submission ->> 'email') = address or lower(submission ->> 'guardian_email') = address;
  delete from public.form_submissions where lower(email) = address or lower(guardian_email) = address;
  delete from public.event_registrations where lower(user_email) = address or lower(guardian_email) = address;
  delete from public.payments where order_id = any (own_orders) and receipt_number is null;

  delete from public.session_questions using public.bookings
  where booking_id = bookings.id and bookings.order_id = any (own_orders);
  delete from public.session_resumes using public.bookings
  where booking_id = bookings.id and bookings.order_id = any (own_orders);
  delete from public.session_notes using public.bookings
  where booking_id = bookings.id and bookings.order_id = any (own_orders);
  delete from public.session_steps using public.bookings
  where booking_id = bookings.id and bookings.order_id = any (own_orders);
  update public.payments
  set
    customer_phone = null, wants_phone_messages = false, checkout_url = null, buyer_key_hash = null, network_hash = null,
    detached_from = null, guardian_name = null, guardian_email = null, guardian_declared_at = null
  where order_id = any (own_orders);
  delete from public.consents where lower(email) = address;
  delete from public.grievances where lower(email) = address;
  delete from public.data_requests where email = address;
end;
$$;

comment on function private.erase_address(text) is
  'Deletes what is stored under an address in lower case, which its owner has confirmed. Paid orders stay, as far as the law asks.';

create function private.erase_account(account uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- The titles of what somebody wrote, also where it is gone already. The list of changes needs a text there.
  update public.admin_actions
  set
    author_id = null,
    subject = case
      when table_name = 'events' and row_id in (
        select id::text from public.events where created_by = account and status = 'approved'
      ) then subject
      else 'Deleted'
    end
  where author_id = account;
  update public.admin_actions set admin_name = 'Deleted account' where admin_id = account;
  -- An approved event is the site's: it stays, and belongs to nobody.
  delete from public.events where created_by = account and status <> 'approved';
  update public.blog_posts set author = 'Former author'
  from private.blog_authors
  where post_id = blog_posts.id and user_id = account;
  delete from public.request_counts where bucket like '%:' || account;
  -- Mails about registrations, to whichever address. One to a stranger counts in its day: the row stays, and no word in it.
  delete from public.outbox
  where kind in ('event_registration', 'event_changed', 'event_cancelled')
    and split_part(subject, ':', 2) = account::text
    and (not is_to_stranger or private.still_waits(outbox));
  update public.outbox set payload = '{}', copy_to = null
  where kind = 'event_registration' and split_part(subject, ':', 2) = account::text;
end;
$$;

create function private.erase_sign_ins(account uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from auth.flow_state where user_id = account;
  delete from auth.refresh_tokens where user_id::text = account::text;
  delete from auth.audit_log_entries where position(account::text in payload::text) > 0;
exception
  -- Where the auth service keeps these tables to itself, it clears them as its settings say.
  when insufficient_privilege then null;
end;
$$;

create function private.erase_person()
returns trigger
language plpgsql
-- Definer, because the auth service, which deletes accounts, comes near none of these tables.
security definer
set search_path = ''
as $$
begin
  -- An address that nobody has confirmed may be somebody else's.
  if old.email_confirmed_at is not null then
    perform private.erase_address(lower(old.email));
  end if;
  perform private.erase_account(old.id);
  perform private.erase_sign_ins(old.id);
  return old;
end;
$$;

revoke execute on function
  private.names_address(jsonb, text), private.erase_address(text), private.erase_account(uuid),
  private.erase_sign_ins(uuid), private.erase_person()
from public, anon, authenticated, service_role;

-- However an account is deleted: on the profile, or by the owner of the site in the dashboard of the host.
create trigger erase_person
  before delete on auth.users
  for each row execute function private.erase_person();
