-- The resumes that a buyer leaves for their session. They are kept for 90 days and read by the mentor alone.
create table public.session_resumes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  name text not null,
  content_base64 text not null,
  size integer not null generated always as (octet_length(decode(content_base64, 'base64'))) stored,
  created_at timestamptz not null default now()
);

comment on table public.session_resumes is
  'PDF files for a session. Written with the service key for whoever holds the booking''s token.';
comment on column public.session_resumes.content_base64 is 'Never part of a list: it can be 1.4 MB long.';
comment on column public.session_resumes.size is 'Of the file, in bytes.';
comment on column public.session_resumes.name is 'As the file was called; only ever shown, never a path.';

alter table public.session_resumes
  add constraint session_resumes_name_is_text check (private.is_text(name, 120)),
  add constraint session_resumes_is_small check (size between 1 and 1048576),
  -- What the file is, whatever it is called: it begins with "%PDF-" (ISO 32000-2, 7.5.2).
  add constraint session_resumes_is_pdf
    check (substring(decode(content_base64, 'base64') from 1 for 5) = '\x255044462d'::bytea);

create index session_resumes_by_booking on public.session_resumes (booking_id, created_at);
create index session_resumes_by_age on public.session_resumes (created_at);

grant select on public.session_resumes to authenticated;
grant select, insert, update, delete on public.session_resumes to service_role;

alter table public.session_resumes enable row level security;

create policy "Admins can read the resumes of a session"
  on public.session_resumes for select to authenticated
  using ((select private.is_admin()));

create function private.bound_resumes()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- One after the other: two at once would both be the third.
  perform from public.bookings where id = new.booking_id for update;
  if (select count(*) >= 3 from public.session_resumes where booking_id = new.booking_id) then
    raise check_violation using
      message = 'A session has at most three resumes',
      constraint = 'session_resumes_are_few';
  end if;
  return new;
end;
$$;

create trigger bound_resumes
  before insert on public.session_resumes
  for each row execute function private.bound_resumes();
