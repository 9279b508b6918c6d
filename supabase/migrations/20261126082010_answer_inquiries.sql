-- Who asks or proposes something gets an answer by mail, and the mentor is told.

create function private.answer_inquiry()
returns trigger
language plpgsql
-- Definer, because visitors write no mails.
security definer
set search_path = ''
as $$
begin
  -- Before the mentor is told: see the locks of bound_mails().
  insert into public.outbox (kind, subject, recipient, payload)
  select
    'inquiry_received',
    new.id::text,
    new.email,
    -- Nothing else that was typed: anyone can type any address.
    jsonb_strip_nulls(jsonb_build_object(
      'person', coalesce(new.contactperson, new.fullname),
      'students', new.studentcount,
      'day', new.sessiondate,
      'mode', new.preferredmode
    ))
  where new.email is not null
  on conflict (kind, subject) do nothing;
  perform private.tell_mentor('inquiry', new.id::text);
  return null;
end;
$$;

revoke execute on function private.answer_inquiry() from public, anon, authenticated, service_role;

-- Not for a booking form: it goes on to the payment, and what is paid is told. Not for a deletion that is taken back.
create trigger answer_inquiry
  after insert on public.form_submissions
  for each row when (new.type <> 'individual' and private.is_request_by_visitor_or_user())
  execute function private.answer_inquiry();

create function private.tell_of_proposal()
returns trigger
language plpgsql
-- Definer, because only the owner tells the mentor.
security definer
set search_path = ''
as $$
begin
  perform private.tell_mentor('proposal', new.id::text);
  insert into public.outbox (kind, subject, recipient, payload)
  select 'proposal_received', new.id::text, users.email, jsonb_build_object('title', new.title, 'day', new.event_date)
  from auth.users
  where users.id = new.created_by and users.email_confirmed_at is not null and private.is_email(users.email)
  on conflict (kind, subject) do nothing;
  return null;
end;
$$;

create function private.forget_proposal()
returns trigger
language plpgsql
-- Definer, because neither admins nor the auth service, which deletes accounts, write mails.
security definer
set search_path = ''
as $$
begin
  delete from public.outbox where kind = 'proposal_received' and subject = old.id::text;
  -- One mail tells the mentor of several things: the others stay in it.
  update public.outbox
  set payload = jsonb_build_object('news', (
    select coalesce(jsonb_agg(item), '[]')
    from jsonb_array_elements(payload -> 'news') as item
    where item ->> 'event_id' is distinct from old.id::text
  ))
  where kind = 'mentor_news' and payload -> 'news' @> jsonb_build_array(jsonb_build_object('event_id', old.id));
  delete from public.outbox where kind = 'mentor_news' and payload -> 'news' = '[]';
  return null;
end;
$$;

comment on function private.forget_proposal() is
  'A mail repeats the title of a proposal, which can name whose it is, so it goes with the event.';

revoke execute on function private.tell_of_proposal(), private.forget_proposal()
from public, anon, authenticated, service_role;

create trigger tell_of_proposal
  after insert on public.events
  for each row when (new.status = 'pending' and private.is_request_by_visitor_or_user() and not private.is_admin())
  execute function private.tell_of_proposal();

create trigger forget_proposal
  after delete on public.events
  for each row execute function private.forget_proposal();
