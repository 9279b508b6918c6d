-- What the public forms send along so that a program gives itself away (docs/decisions/write-bounds.md). It is judged and
-- never kept.
alter table public.form_submissions
  add column website text,
  add column seconds_open integer;

comment on column public.form_submissions.website is
  'A field of the form that people do not see. Whoever fills it in is a program. Never stored.';
comment on column public.form_submissions.seconds_open is
  'How long the page was open when the form was sent. Nobody fills it in within two seconds. Never stored.';

alter table public.form_submissions
  add constraint form_submissions_keeps_no_trap check (website is null and seconds_open is null);

create function private.refuse_programs()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Two seconds: limits.formSecondsMinimum in src/config/limits.ts.
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
