-- The newsletter is agreed to with an unticked box beside another form. The form brings the version of the notice along;
-- consents keeps it, and the row of the form does not.
alter table public.form_submissions
  add column newsletter_notice date,
  add constraint form_submissions_keeps_no_newsletter check (newsletter_notice is null);

alter table public.event_registrations
  add column newsletter_notice date,
  add constraint event_registrations_keeps_no_newsletter check (newsletter_notice is null);

comment on column public.form_submissions.newsletter_notice is
  'The privacy notice that the sender read when ticking the newsletter. Never stored: consents has it.';
comment on column public.event_registrations.newsletter_notice is
  'The privacy notice that the attendee read when ticking the newsletter. Never stored: consents has it.';

create function private.want_newsletter()
returns trigger
language plpgsql
-- Definer, because nobody writes consents.
security definer
set search_path = ''
as $$
declare
  email constant text := to_jsonb(new) ->> tg_argv[0];
begin
  -- The form goes on without it: somebody who read an older notice has not agreed to this one, and nobody under 18 can.
  if email is not null and not new.under_18 and new.newsletter_notice = private.current_notice() then
    perform private.store_consent('newsletter', email, null, new.newsletter_notice, tg_argv[1]);
  end if;
  new.newsletter_notice := null;
  return new;
end;
$$;

create trigger want_newsletter_with_college_inquiry
  before insert on public.form_submissions
  for each row when (new.newsletter_notice is not null and new.type = 'college')
  execute function private.want_newsletter('email', 'college_inquiry');

create trigger want_newsletter_with_message
  before insert on public.form_submissions
  for each row when (new.newsletter_notice is not null and new.type = 'contact')
  execute function private.want_newsletter('email', 'contact');

create trigger want_newsletter
  before insert on public.event_registrations
  for each row when (new.newsletter_notice is not null)
  execute function private.want_newsletter('user_email', 'event_registration');

-- Anyone can type any address: its owner reads at once what was asked for, and stops it with one press. Where that mail is
-- left out (bound_mails), nobody has agreed.
create function private.tell_of_newsletter()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.outbox (kind, subject, recipient, payload)
  values ('newsletter_started', new.id::text, new.email, jsonb_build_object('consent_id', new.id))
  on conflict (kind, subject) do nothing;
  if not found then
    delete from public.consents where id = new.id;
  end if;
  return null;
end;
$$;

create trigger tell_of_newsletter
  after insert on public.consents
  for each row when (new.purpose = 'newsletter')
  execute function private.tell_of_newsletter();

create function private.stop_consent(consent_id uuid)
returns boolean
language plpgsql
-- Definer, because nobody writes consents.
security definer
set search_path = ''
as $$
declare
  given public.consents;
begin
  select * into given from public.consents where id = stop_consent.consent_id;
  if not found then
    return false;
  end if;
  perform private.end_consent(given.purpose, given.email, given.phone);
  return true;
end;
$$;

revoke execute on function private.want_newsletter(), private.tell_of_newsletter()
  from public, anon, authenticated, service_role;
revoke execute on function private.stop_consent(uuid) from anon, authenticated;

create function public.stop_consent(consent_id uuid)
returns boolean
language sql
set search_path = ''
as $$
  select private.stop_consent(stop_consent.consent_id);
$$;

comment on function public.stop_consent(uuid) is
  'Withdraws for whoever holds a link that only the mails of that address have. False when there is none. Service key only.';

grant execute on function public.stop_consent(uuid) to service_role;
