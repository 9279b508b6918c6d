-- What the mentor is told by mail: somebody paid, a college asks, somebody proposes an event.

create table private.mentor_news (
  kind text not null,
  subject text not null,
  created_at timestamptz not null default now(),
  primary key (kind, subject)
);

comment on table private.mentor_news is
  'What the mentor has not been told yet. It names no person: the facts are read when the mail is queued.';

alter table private.mentor_news
  add constraint mentor_news_kind_is_known check (kind in ('paid', 'inquiry', 'proposal', 'refund_failed', 'dispute')),
  add constraint mentor_news_subject_is_text check (private.is_text(subject, 200));

-- No policies: nobody reads or writes it from outside.
alter table private.mentor_news enable row level security;

create index outbox_mentor_news on public.outbox (created_at) where kind = 'mentor_news';

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
    -- Ten in a day and then one an hour: whoever floods the forms floods no mailbox, and leaves room for what is paid for
    -- (docs/decisions/mails-to-strangers.md). What is left comes together, a little later.
    when 'at_once' then (
      select count(*) < 10 or max(created_at) <= now() - interval '1 hour'
      from public.outbox
      where kind = 'mentor_news' and created_at > now() - interval '1 day'
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
    select kind, subject, created_at, facts || jsonb_build_object('kind', kind, 'at', created_at) as item
    from private.mentor_news
    left join lateral private.news_facts(kind, subject) as facts on true
    order by created_at, kind, subject
    limit 25
  ),
  weighed as (
    select *, sum(pg_column_size(item)) over (order by created_at, kind, subject) as bytes
    from oldest
  ),
  told as (
    delete from private.mentor_news
    using weighed
    where mentor_news.kind = weighed.kind
      and mentor_news.subject = weighed.subject
      -- As many as fit into one mail (outbox_payload_is_object): when it is refused, so is the payment that tells of itself.
      and coalesce(weighed.bytes, 0) <= 30000
    returning weighed.created_at, item
  )
  select jsonb_agg(item order by created_at)
  into news
  from told
  where item is not null;
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
  'Tells the mentor of an order (paid), of form_submissions (inquiry), of events (proposal), of a refund that failed, or of a dispute (its id and state): at once or in the morning.';

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
