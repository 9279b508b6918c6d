-- What one person can store and change, and what all visitors can store together (docs/decisions/write-bounds.md).
create table private.write_bounds (
  kind text not null,
  per text not null,
  maximum integer not null,
  seconds integer,
  unique (kind, per, seconds)
);

comment on table private.write_bounds is
  'How often something can be written: writeBounds in src/shared/lib/limits.ts has the same numbers.';
comment on column private.write_bounds.per is
  'The account that writes, the mailbox of the address in the row, or everyone: all who are not admins.';
comment on column private.write_bounds.seconds is 'Null: in all.';

alter table private.write_bounds
  add constraint write_bounds_per_is_known check (per in ('account', 'mail', 'everyone')),
  add constraint write_bounds_is_positive check (maximum > 0 and seconds > 0);

-- No policies: nobody reads or writes it from outside.
alter table private.write_bounds enable row level security;

insert into private.write_bounds (kind, per, maximum, seconds)
values
  ('inquiry', 'mail', 3, 3600),
  ('inquiry', 'mail', 10, 86400),
  ('inquiry', 'everyone', 100, 3600),
  ('review', 'account', 1, 86400),
  ('review', 'account', 5, null),
  ('review_change', 'account', 20, 3600),
  ('proposal', 'account', 5, 86400),
  ('registration', 'account', 20, 3600),
  ('registration', 'account', 60, 86400),
  ('profile_change', 'account', 20, 3600),
  -- Not refused but left out: see bound_mails().
  ('stranger_mail', 'mail', 3, 86400),
  ('stranger_mail', 'everyone', 40, 86400),
  ('nudge', 'mail', 1, 86400),
  ('nudge', 'everyone', 15, 86400);

create function private.write_bucket(kind text, seconds integer, who text)
returns text
language sql
immutable
set search_path = ''
return 'write:' || kind || ':' || coalesce(seconds::text, 'ever') || ':' || who;

comment on function private.write_bucket(text, integer, text) is
  'The row of request_counts that counts what somebody writes. It stays when the written row is deleted.';

create function private.refuse_write(status integer, code text, message text, wait_seconds integer)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- PostgREST answers with the status and headers of such an error (docs.postgrest.org, "RAISE errors with HTTP
  -- status codes").
  raise sqlstate 'PGRST' using
    message = json_build_object(
      'code', refuse_write.code,
      'message', refuse_write.message,
      'details', refuse_write.wait_seconds::text
    )::text,
    detail = json_build_object(
      'status', refuse_write.status,
      'headers', json_strip_nulls(json_build_object('Retry-After', refuse_write.wait_seconds::text))
    )::text;
end;
$$;

comment on function private.refuse_write(integer, text, text, integer) is
  'Ends the request with this HTTP status. The details are the seconds after which it can be tried again.';

create function private.mentor_email()
returns text
language sql
stable
-- Definer, because the service key reads no accounts.
security definer
set search_path = ''
as $$
  select users.email
  from public.user_roles
  join auth.users on users.id = user_roles.user_id
  where user_roles.role = 'admin' and private.is_email(users.email)
  order by user_roles.created_at
  limit 1;
$$;

revoke execute on function private.mentor_email() from anon, authenticated;

comment on function private.mentor_email() is 'The address of the first admin, or null.';

create function private.tell_of_pause(kind text, bucket text, maximum integer)
returns void
language sql
set search_path = ''
as $$
  insert into public.outbox (kind, subject, recipient, payload)
  select
    'inquiries_paused',
    to_char(counts.window_ends at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    private.mentor_email(),
    jsonb_build_object('of', tell_of_pause.kind, 'maximum', tell_of_pause.maximum, 'until', counts.window_ends)
  from public.request_counts as counts
  where counts.bucket = tell_of_pause.bucket
    and counts.count = tell_of_pause.maximum
    and private.mentor_email() is not null
  on conflict (kind, subject) do nothing;
$$;

comment on function private.tell_of_pause(text, text, integer) is
  'Queues a mail to the first admin with the last inquiry or grievance that is taken: a refused one leaves nothing behind, not even a mail.';
