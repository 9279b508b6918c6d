-- An inquiry that an admin deletes is gone at once, for everyone. While the dashboard offers Undo it is kept here, and
-- nobody can read it (docs/decisions/undo-delete.md).
create table private.deleted_submissions (
  id uuid primary key,
  deleted_at timestamptz not null default now(),
  submission jsonb not null,
  note jsonb,
  order_ids text[] not null,
  deleted_in xid8 not null default pg_current_xact_id()
);

comment on table private.deleted_submissions is
  'Deleted inquiries with their note and orders, for some seconds. Nobody reads it; restore_submission() gives back.';
comment on column private.deleted_submissions.deleted_in is
  'The transaction: what was deleted together comes back together.';

alter table private.deleted_submissions enable row level security;

create function private.can_be_restored(deleted_at timestamptz)
returns boolean
language sql
stable
set search_path = ''
-- The site offers ten seconds (limits.undoSeconds in src/shared/lib/limits.ts); a click in the last one takes time.
return deleted_at > now() - interval '15 seconds';

create function private.forget_deleted_submissions()
returns integer
language sql
-- Definer, because nobody has a right to the table.
security definer
set search_path = ''
as $$
  with forgotten as (
    delete from private.deleted_submissions where not private.can_be_restored(deleted_at) returning id
  )
  select count(*)::integer from forgotten;
$$;

create function private.keep_deleted_submission()
returns trigger
language plpgsql
-- Definer, because nobody has a right to the table.
security definer
set search_path = ''
as $$
begin
  perform private.forget_deleted_submissions();
  insert into private.deleted_submissions (id, submission, note, order_ids)
  values (
    old.id,
    to_jsonb(old),
    (select to_jsonb(notes) from public.inquiry_notes as notes where notes.submission_id = old.id),
    array(select order_id from public.payments where submission_id = old.id)
  )
  on conflict (id) do update set
    deleted_at = excluded.deleted_at,
    submission = excluded.submission,
    note = excluded.note,
    order_ids = excluded.order_ids,
    deleted_in = excluded.deleted_in;
  return old;
end;
$$;

revoke execute on function private.keep_deleted_submission() from anon, authenticated, service_role;

-- Not for the service key: what it deletes is not deleted.
create trigger keep_deleted_submission
  before delete on public.form_submissions
  for each row when (private.is_request_by_visitor_or_user())
  execute function private.keep_deleted_submission();

create function private.restore_submission(submission_id uuid)
returns boolean
language plpgsql
-- Definer, because it puts back what a request may not set: when the inquiry was sent, and its orders.
security definer
set search_path = ''
as $$
declare
  deleted private.deleted_submissions;
  -- All columns, also later ones, without those that Postgres fills in itself.
  columns constant text := (
    select string_agg(quote_ident(attname), ', ')
    from pg_catalog.pg_attribute
    where attrelid = 'public.form_submissions'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  );
begin
  perform private.require_admin('Only admins can take a deletion back');
  for deleted in
    delete from private.deleted_submissions
    where private.can_be_restored(deleted_at)
      and deleted_in = (
        select deleted_in from private.deleted_submissions where id = restore_submission.submission_id
      )
    returning *
  loop
    execute format(
      'insert into public.form_submissions (%1$s) select %1$s from jsonb_populate_record(null::public.form_submissions, $1)',
      columns
    )
    using deleted.submission;
    insert into public.inquiry_notes
    select * from jsonb_populate_record(null::public.inquiry_notes, deleted.note)
    where deleted.note is not null;
    update public.payments set submission_id = deleted.id
    where order_id = any (deleted.order_ids) and payments.submission_id is null;
    perform private.add_admin_action(
      'restored', 'form_submissions', deleted.id::text, null, 'type: ' || (deleted.submission ->> 'type')
    );
  end loop;
  -- When the answer to an earlier call was lost, it is back already.
  return exists (select from public.form_submissions where id = restore_submission.submission_id);
end;
$$;

create function public.restore_submission(submission_id uuid)
returns boolean
language sql
set search_path = ''
as $$
  select private.restore_submission(restore_submission.submission_id);
$$;

comment on function public.restore_submission(uuid) is
  'Takes a deletion back: the inquiry and what was deleted with it, with notes and orders. False: it is final. For admins.';

grant execute on function public.restore_submission(uuid) to authenticated;
