-- What is not needed any more goes by itself (docs/decisions/retention.md). How long each is kept is in
-- src/shared/lib/retention.ts; the scheduled function brings the times along.

create table public.retention_runs (
  day date not null default public.today_in_india(),
  what text not null,
  ran_at timestamptz not null default now(),
  removed integer not null,
  primary key (day, what)
);

comment on table public.retention_runs is
  'How many rows of each kind were too old, by day: numbers alone. Written by forget_old_rows().';
comment on column public.retention_runs.what is 'The table that the rows were in.';
comment on column public.retention_runs.ran_at is 'The last round of that day, also when it found nothing.';

alter table public.retention_runs
  add constraint retention_runs_what_is_name check (what ~ '^[a-z_]{1,40}$'),
  add constraint retention_runs_removed_is_count check (removed >= 0);

grant select on public.retention_runs to authenticated;
grant select, insert, update, delete on public.retention_runs to service_role;

alter table public.retention_runs enable row level security;

create policy "Admins can read what was removed"
  on public.retention_runs for select to authenticated
  using ((select private.is_admin()));

create function public.forget_old_rows(what text, keep interval, batch integer default 200)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  oldest constant timestamptz := now() - keep;
  found_rows integer;
begin
  -- A wrong number in the settings must not empty a table.
  if keep < interval '1 day' then
    raise invalid_parameter_value using message = 'Nothing is forgotten within a day';
  end if;
  -- Two rounds at once take different rows.
  case what
    when 'form_submissions' then
      delete from public.form_submissions where id in (
        select id from public.form_submissions as inquiry
        where created_at < oldest
          and not exists (
            select from public.payments
            where payments.submission_id = inquiry.id and receipt_number is not null
          )
        limit batch for update skip locked
      );
    when 'event_registrations' then
      delete from public.event_registrations where id in (
        select registration.id
        from public.event_registrations as registration
        join public.events on events.id = registration.event_id
        where registration.created_at < oldest and event_date < private.date_in_india(oldest)
        limit batch for update of registration skip locked
      );
    when 'payments' then
      delete from public.payments where order_id in (
        select order_id from public.payments
        where created_at < oldest and receipt_number is null
        limit batch for update skip locked
      );
    when 'outbox' then
      delete from public.outbox where id in (
        select id from public.outbox
        where created_at < oldest and due_at < oldest
        limit batch for update skip locked
      );
    when 'phone_messages' then
      delete from public.phone_messages where id in (
        select id from public.phone_messages
        where created_at < oldest and due_at < oldest
        limit batch for update skip locked
      );
    when 'request_counts' then
      delete from public.request_counts where bucket in (
        select bucket from public.request_counts where window_ends < oldest limit batch for update skip locked
      );
    when 'session_resumes' then
      delete from public.session_resumes where id in (
        select id from public.session_resumes where created_at < oldest limit batch for update skip locked
      );
    when 'grievances' then
      delete from public.grievances where id in (
        select id from public.grievances where settled_at < oldest limit batch for update skip locked
      );
    when 'data_requests' then
      delete from public.data_requests where id in (
        select id from public.data_requests where created_at < oldest limit batch for update skip locked
      );
    else
      raise invalid_parameter_value using message = 'Nobody said how old this may become';
  end case;
  get diagnostics found_rows = row_count;
  perform private.note_retention(what, found_rows);
  return found_rows;
end;
$$;

comment on function public.forget_old_rows(text, interval, integer) is
  'Deletes up to `batch` rows of a kind that are older than `keep`, and counts them. Called by the scheduled function.';

create function private.note_retention(what text, removed integer)
returns void
language sql
set search_path = ''
as $$
  insert into public.retention_runs as runs (what, removed)
  values (note_retention.what, note_retention.removed)
  on conflict on constraint retention_runs_pkey
  do update set removed = runs.removed + excluded.removed, ran_at = excluded.ran_at;
$$;

create function public.forget_deleted_submissions()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  found_rows constant integer := private.forget_deleted_submissions();
begin
  perform private.note_retention('deleted_submissions', found_rows);
  return found_rows;
end;
$$;

comment on function public.forget_deleted_submissions() is
  'Ends what an admin deleted and can no longer take back, and counts it. Called by the scheduled function; each deletion does it as well.';

grant execute on function public.forget_old_rows(text, interval, integer), public.forget_deleted_submissions()
  to service_role;
revoke execute on function private.note_retention(text, integer) from anon, authenticated;
