-- What is set and refused when somebody files a grievance, or the mentor answers it.

create function private.draw_ticket(moment timestamptz)
returns text
language plpgsql
-- Definer, because the people who send a grievance cannot read which tickets are taken.
security definer
set search_path = ''
as $$
declare
  drawn text;
begin
  loop
    drawn := to_char(private.date_in_india(moment), '"G"-YYYY-')
      || lpad(floor(random() * 100000)::integer::text, 5, '0');
    exit when not exists (select from public.grievances where ticket = drawn);
  end loop;
  return drawn;
end;
$$;

create function private.guard_grievance()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if private.is_request_by_visitor_or_user() then
      new.created_at := now();
      new.ticket := '';
      new.acknowledged_at := null;
      new.answer := null;
    end if;
    -- A restored row has its ticket.
    if new.ticket = '' then
      new.ticket := private.draw_ticket(new.created_at);
    end if;
    -- Forms send an empty text for what was left out.
    new.order_id := nullif(btrim(new.order_id), '');
  elsif private.is_request_by_visitor_or_user() then
    if (new.id, new.ticket, new.created_at, new.name, new.email, new.topic, new.order_id, new.description)
      is distinct from
      (old.id, old.ticket, old.created_at, old.name, old.email, old.topic, old.order_id, old.description) then
      raise insufficient_privilege using message = 'What somebody sent cannot be changed';
    end if;
    if new.answer is distinct from old.answer and old.answer is not null then
      raise insufficient_privilege using message = 'The answer was mailed, so it cannot be changed';
    end if;
    -- The clock of the database counts, and what was acknowledged stays so.
    new.acknowledged_at := case
      when old.acknowledged_at is not null then old.acknowledged_at
      when new.acknowledged_at is not null then now()
    end;
  end if;
  if new.answer is not null then
    new.settled_at := coalesce(old.settled_at, new.settled_at, now());
    new.acknowledged_at := coalesce(new.acknowledged_at, new.settled_at);
  else
    new.settled_at := null;
  end if;
  return new;
end;
$$;

create trigger guard_grievance
  before insert or update on public.grievances
  for each row execute function private.guard_grievance();

create trigger refuse_programs
  before insert on public.grievances
  for each row when (new.website is not null or new.seconds_open is not null)
  execute function private.refuse_programs();

-- See create_human_check.
create trigger require_person
  before insert on public.grievances
  for each row when (private.is_bound_request())
  execute function private.require_person();

insert into private.write_bounds (kind, per, maximum, seconds)
values
  ('grievance', 'mail', 3, 86400),
  ('grievance', 'everyone', 50, 3600),
  -- Mails to the mentor: see tell_of_grievance().
  ('grievance_to_settle', 'everyone', 10, 86400);

create trigger bound_grievances
  after insert on public.grievances
  referencing new table as written
  for each statement when (private.is_bound_request())
  execute function private.bound_writes('grievance', 'email');

create trigger log_admin_action
  after update on public.grievances
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', 'ticket', '');
