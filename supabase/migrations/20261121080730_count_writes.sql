create function private.count_write(kind text, mail text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  bound private.write_bounds;
  who text;
  bucket text;
  wait integer;
begin
  -- The count of everyone comes last: someone who is refused for their own count does not wait for its lock.
  for bound in
    select * from private.write_bounds where write_bounds.kind = count_write.kind
    order by per = 'everyone', seconds
  loop
    who := case bound.per
      when 'account' then auth.uid()::text
      when 'mail' then encode(sha256(convert_to(private.mailbox_of(mail), 'UTF8')), 'hex')
      else 'everyone'
    end;
    bucket := private.write_bucket(bound.kind, bound.seconds, who);
    -- For ever: the longest time that allow_request() takes, about 68 years.
    wait := public.allow_request(bucket, bound.maximum, coalesce(bound.seconds, 2147483647));
    if bound.per = 'everyone' then
      if wait > 0 then
        perform private.refuse_write(429, 'write_pause', 'Nothing more is taken at the moment', wait);
      end if;
      perform private.tell_of_pause(bound.kind, bucket, bound.maximum);
    elsif wait > 0 then
      perform private.refuse_write(
        429,
        'write_limit',
        format('No more than %s of the kind %s', bound.maximum, bound.kind),
        case when bound.seconds is not null then wait end
      );
    end if;
  end loop;
end;
$$;

comment on function private.count_write(text, text) is
  'Counts what somebody wrote, or refuses it. Requests of one account or mailbox wait for each other, no others do.';

create function private.bound_writes()
returns trigger
language plpgsql
-- Definer, because the people who write cannot read or change the counts.
security definer
set search_path = ''
as $$
declare
  kind constant text := tg_argv[0];
  mail_column constant text := tg_argv[1];
  written_rows integer := (select count(*) from (select from written limit 2) as first_two);
begin
  if written_rows > 1 then
    perform private.refuse_write(400, 'one_row_per_request', 'One request can write one row', null);
  elsif written_rows = 1 then
    perform private.count_write(
      kind,
      -- Who leaves a number in place of an address is counted by it.
      (select coalesce(to_jsonb(written) ->> mail_column, to_jsonb(written) ->> 'phone') from written)
    );
  end if;
  return null;
end;
$$;

-- Triggers call them as their owner; nobody else calls them.
revoke execute on function
  private.refuse_write(integer, text, text, integer),
  private.tell_of_pause(text, text, integer),
  private.count_write(text, text),
  private.bound_writes()
from anon, authenticated, service_role;

create function private.is_bound_request()
returns boolean
language sql
stable
set search_path = ''
return private.is_request_by_visitor_or_user() and not private.is_admin();

comment on function private.is_bound_request() is
  'Someone who is not an admin writes one row at a time, and no more than private.write_bounds says.';

-- Later migrations put the same trigger on the tables that they create.
create trigger bound_profile_changes
  after update on public.profiles
  referencing new table as written
  for each statement when (private.is_bound_request())
  execute function private.bound_writes('profile_change');
