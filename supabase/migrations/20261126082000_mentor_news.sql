-- What the mentor is told by mail: somebody paid, a college asks, somebody proposes an event.

create table public.mentor_settings (
  id integer primary key default 1,
  news_mails text not null default 'at_once',
  updated_at timestamptz not null default now()
);

comment on table public.mentor_settings is 'One row: how the mentor wants to be told of news. Only admins read it.';
comment on column public.mentor_settings.news_mails is 'at_once, or each_morning: one mail at eight in India with all of it.';

alter table public.mentor_settings
  add constraint mentor_settings_is_one_row check (id = 1),
  add constraint mentor_settings_news_mails_is_known check (news_mails in ('at_once', 'each_morning'));

insert into public.mentor_settings default values;

revoke all on public.mentor_settings from anon, authenticated;
grant select on public.mentor_settings to authenticated;
grant select, insert, update, delete on public.mentor_settings to service_role;
grant update (news_mails) on public.mentor_settings to authenticated;

alter table public.mentor_settings enable row level security;

create policy "Admins can read their settings"
  on public.mentor_settings for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can change their settings"
  on public.mentor_settings for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create trigger touch_updated_at
  before update on public.mentor_settings
  for each row execute function private.touch_updated_at();

create trigger log_admin_action
  after update on public.mentor_settings
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', '', 'news_mails');

create table private.mentor_news (
  kind text not null,
  subject text not null,
  created_at timestamptz not null default now(),
  primary key (kind, subject)
);

comment on table private.mentor_news is
  'What the mentor has not been told yet. It names no person: the facts are read when the mail is queued.';

alter table private.mentor_news
  add constraint mentor_news_kind_is_known check (kind in ('paid', 'inquiry', 'proposal')),
  add constraint mentor_news_subject_is_text check (private.is_text(subject, 200));

-- No policies: nobody reads or writes it from outside.
alter table private.mentor_news enable row level security;

create index outbox_mentor_news on public.outbox (created_at) where kind = 'mentor_news';

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
      select jsonb_build_object('title', title, 'day', event_date)
      from public.events
      where id = subject::uuid and status = 'pending'
    )
  end;
$$;

comment on function private.news_facts(text, text) is 'What the mail says of one piece of news, or null when it is gone.';

create function private.last_morning()
returns timestamptz
language sql
stable
set search_path = ''
return ((now() at time zone 'Asia/Kolkata' - interval '8 hours')::date + time '08:00') at time zone 'Asia/Kolkata';

comment on function private.last_morning() is 'When it was eight in the morning in India for the last time.';

create function private.is_time_for_news()
returns boolean
language sql
stable
set search_path = ''
as $$
  select case news_mails
    -- Ten an hour: whoever floods the forms does not flood a mailbox. What is left comes together, a little later.
    when 'at_once' then (
      select count(*) < 10 from public.outbox where kind = 'mentor_news' and created_at > now() - interval '1 hour'
    )
    else exists (select from private.mentor_news where created_at < private.last_morning())
  end
  from public.mentor_settings;
$$;

create function private.queue_mentor_news()
returns void
language plpgsql
-- Definer, because nobody has a right to the table.
security definer
set search_path = ''
as $$
declare
  recipient constant text := private.mentor_email();
  news jsonb;
begin
  -- Two rounds at once would both find room for the tenth mail.
  perform pg_advisory_xact_lock(hashtextextended('private.queue_mentor_news', 0));
  delete from private.mentor_news where created_at < now() - interval '30 days';
  if recipient is null or not private.is_time_for_news() then
    return;
  end if;
  with oldest as (
    select kind, subject
    from private.mentor_news
    order by created_at
    -- As many as fit into one mail (outbox_payload_is_object).
    limit 25
  ),
  told as (
    delete from private.mentor_news
    using oldest
    where mentor_news.kind = oldest.kind and mentor_news.subject = oldest.subject
    returning mentor_news.*
  )
  select jsonb_agg(facts || jsonb_build_object('kind', kind, 'at', created_at) order by created_at)
  into news
  from told
  cross join lateral private.news_facts(kind, subject) as facts
  where facts is not null;

  if news is not null then
    insert into public.outbox (kind, subject, recipient, payload)
    values ('mentor_news', gen_random_uuid()::text, recipient, jsonb_build_object('news', news));
  end if;
end;
$$;

revoke execute on function private.queue_mentor_news() from public, anon, authenticated;
grant execute on function private.queue_mentor_news() to service_role;

create function private.tell_mentor(kind text, subject text)
returns void
language sql
-- Definer, because nobody has a right to the table.
security definer
set search_path = ''
as $$
  insert into private.mentor_news (kind, subject) values (tell_mentor.kind, tell_mentor.subject) on conflict do nothing;
  select private.queue_mentor_news();
$$;

comment on function private.tell_mentor(text, text) is
  'Tells the mentor of an order (paid), of form_submissions (inquiry) or of events (proposal): at once or in the morning.';

revoke execute on function private.tell_mentor(text, text) from public, anon, authenticated;
grant execute on function private.tell_mentor(text, text) to service_role;

create function public.queue_mentor_news()
returns void
language sql
set search_path = ''
as $$
  select private.queue_mentor_news();
$$;

comment on function public.queue_mentor_news() is
  'Queues the mail of the morning, and what was too much for one hour. Called by the scheduled function.';

revoke execute on function public.queue_mentor_news() from public, anon, authenticated;
grant execute on function public.queue_mentor_news() to service_role;

create function private.answer_inquiry()
returns trigger
language plpgsql
-- Definer, because visitors write no mails.
security definer
set search_path = ''
as $$
begin
  perform private.tell_mentor('inquiry', new.id::text);
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

revoke execute on function private.tell_of_proposal() from public, anon, authenticated, service_role;

create trigger tell_of_proposal
  after insert on public.events
  for each row when (new.status = 'pending' and private.is_request_by_visitor_or_user() and not private.is_admin())
  execute function private.tell_of_proposal();
