-- Where Cloudflare Turnstile is configured, a public form is stored only when the function human-check has let it
-- through (docs/decisions/human-check.md).

create table private.human_check (
  is_on boolean not null,
  only_row boolean primary key default true check (only_row)
);

comment on table private.human_check is
  'Whether forms need a pass. The scheduled function writes it down from the keys that it knows.';

-- No policies: nobody reads or writes it from outside.
alter table private.human_check enable row level security;

insert into private.human_check (is_on) values (false);

create table private.human_passes (
  submission_id uuid primary key,
  given_at timestamptz not null default now()
);

comment on table private.human_passes is
  'Forms that a person sends, for a day: one that is sent again after a lost answer finds its pass.';

create index human_passes_by_time on private.human_passes (given_at);

-- No policies, for the same reason.
alter table private.human_passes enable row level security;

create function private.set_human_check(is_on boolean)
returns void
language sql
-- Definer, because nobody has a right to the table, not even the service key.
security definer
set search_path = ''
as $$
  update private.human_check as it set is_on = $1 where it.is_on <> $1;
$$;

create function private.give_human_pass(submission_id uuid)
returns void
language sql
-- Definer, because nobody has a right to the table, not even the service key.
security definer
set search_path = ''
as $$
  delete from private.human_passes where given_at < now() - interval '1 day';
  insert into private.human_passes (submission_id) values ($1)
  on conflict on constraint human_passes_pkey do update set given_at = now();
$$;

revoke execute on function private.set_human_check(boolean), private.give_human_pass(uuid)
from anon, authenticated;

create function public.set_human_check(is_on boolean)
returns void
language sql
set search_path = ''
as $$
  select private.set_human_check($1);
$$;

comment on function public.set_human_check(boolean) is
  'Says whether the forms need a pass. For the scheduled function.';

create function public.give_human_pass(submission_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.give_human_pass($1);
$$;

comment on function public.give_human_pass(uuid) is
  'Lets the form of this id be stored. For the function that asks Cloudflare who sends it.';

grant execute on function public.set_human_check(boolean), public.give_human_pass(uuid) to service_role;

create function private.require_person()
returns trigger
language plpgsql
-- Definer, because the people who send a form cannot read the passes.
security definer
set search_path = ''
as $$
begin
  if (select is_on from private.human_check)
    and not exists (select from private.human_passes where submission_id = new.id)
  then
    raise check_violation using
      message = 'We could not check that you are human. Please send it again.',
      constraint = 'form_submissions_is_let_through';
  end if;
  return new;
end;
$$;

revoke execute on function private.require_person() from anon, authenticated, service_role;
