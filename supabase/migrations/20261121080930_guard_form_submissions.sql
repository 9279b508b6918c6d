create function private.guard_form_submission()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_request_by_visitor_or_user() then
    new.created_at := now();
    new.order_id := null;
    if new.sessiondate < public.today_in_india() then
      raise check_violation using
        message = 'The session date is in the past',
        constraint = 'form_submissions_sessiondate_is_not_past';
    end if;
  end if;
  return new;
end;
$$;

create trigger guard_form_submission
  before insert on public.form_submissions
  for each row execute function private.guard_form_submission();

create trigger stamp_declaration
  before insert on public.form_submissions
  for each row when (new.guardian_declared_at is not null)
  execute function private.stamp_declaration();

create function private.refuse_programs()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Two seconds: limits.formSecondsMinimum in src/shared/lib/limits.ts.
  if btrim(new.website) <> '' or new.seconds_open < 2 then
    raise check_violation using
      message = 'Please check what you have typed and send it again.',
      constraint = 'form_submissions_is_by_a_person';
  end if;
  new.website := null;
  new.seconds_open := null;
  return new;
end;
$$;

create trigger refuse_programs
  before insert on public.form_submissions
  for each row when (new.website is not null or new.seconds_open is not null)
  execute function private.refuse_programs();

-- See create_human_check.
create trigger require_person
  before insert on public.form_submissions
  for each row when (private.is_bound_request())
  execute function private.require_person();

-- After the row is stored, because only then it is known to be new: when the same row is sent again after a lost
-- answer, its key refuses it and nothing is counted.
create trigger bound_inquiries
  after insert on public.form_submissions
  referencing new table as written
  for each statement when (private.is_bound_request())
  execute function private.bound_writes('inquiry', 'email');

create trigger log_admin_action
  after delete on public.form_submissions
  for each row when (private.is_admin())
  execute function private.log_admin_action('id', '', 'type');
