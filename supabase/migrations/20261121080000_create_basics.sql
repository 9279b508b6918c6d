-- What all tables below need: who may call functions, a schema that the REST service does not expose, what a text, an
-- address and a link may be, and which day it is for the mentor.

-- Postgres lets everyone call a new function, and a hosted project may open new tables and functions to its API roles: until
-- October 2026 it did so by itself, since then where "Default privileges for new entities" is on. Here each has its own
-- grants, so they are the same in every project.
alter default privileges revoke execute on functions from public;

alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

create schema private;

comment on schema private is
  'Helpers of policies, checks and triggers. Not exposed by the REST service, so nobody calls them from outside.';

-- Checks and policies run as the person who asks, and that person needs these rights. The schema is not exposed, so
-- they open nothing.
grant usage on schema private to anon, authenticated, service_role;

alter default privileges in schema private grant execute on functions to anon, authenticated, service_role;

create function private.is_storable(value text)
returns boolean
language sql
immutable
set search_path = ''
return value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffd-\uffff]';

comment on function private.is_storable(text) is
  'No control characters, no direction overrides and no sign of lost characters: the same rule as src/shared/schemas/text.ts.';

-- A text of characters that nobody can see is no text. Invisible is all that Unicode calls default ignorable
-- (DerivedCoreProperties.txt), all white space, the second set of controls, and blanks that have no property of their
-- own, such as the one of Braille.
create function private.is_visible(value text)
returns boolean
language sql
immutable
set search_path = ''
return value ~ (
  '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f'
  || '\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00016fe4\U0001bca0-\U0001bca3'
  || '\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
);

comment on function private.is_visible(text) is
  'At least one character can be seen: the same rule as src/shared/schemas/text.ts.';

create function private.is_text(value text, maximum integer)
returns boolean
language sql
immutable
set search_path = ''
return char_length(value) <= maximum and private.is_storable(value) and private.is_visible(value);

comment on function private.is_text(text, integer) is
  'A text that someone must type: bounded in characters, storable and visible. Null passes; the column says whether it may be null.';

create function private.is_optional_text(value text, maximum integer)
returns boolean
language sql
immutable
set search_path = ''
return char_length(value) <= maximum and private.is_storable(value);

create function private.is_email(value text)
returns boolean
language sql
immutable
set search_path = ''
return char_length(value) <= 254
  and private.is_storable(value)
  and value ~ '^[^\s@<>()",;:\\\[\]]+@[^\s@.<>()",;:\\\[\]]+(\.[^\s@.<>()",;:\\\[\]]+)+$';

comment on function private.is_email(text) is 'At least what emailPattern in src/shared/schemas/text.ts takes: the forms and the functions check that first.';

create function private.has_guardian(
  under_18 boolean,
  guardian_name text,
  guardian_email text,
  guardian_declared_at timestamptz
)
returns boolean
language sql
immutable
set search_path = ''
return case
  when under_18 then
    num_nulls(guardian_name, guardian_email, guardian_declared_at) = 0
    and private.is_text(guardian_name, 120)
    and private.is_email(guardian_email)
  else num_nonnulls(guardian_name, guardian_email, guardian_declared_at) = 0
end;

comment on function private.has_guardian(boolean, text, text, timestamptz) is
  'Somebody under 18 is stored with a parent or guardian who has agreed, everybody else without one (docs/decisions/under-18.md).';

create function private.is_phone(value text)
returns boolean
language sql
immutable
set search_path = ''
return value ~ '^[6-9][0-9]{9}$';

comment on function private.is_phone(text) is
  'A mobile number of India, as the forms store it: ten digits, the first one 6 to 9. The same rule as isMobileNumber in src/shared/lib/phone.ts.';

create function private.is_web_address(value text)
returns boolean
language sql
immutable
set search_path = ''
return char_length(value) <= 2048
  and private.is_storable(value)
  and value ~* '^https?://[^\s/?#@\\<>"'']+([/?#][^\s\\<>"'']*)?$';

comment on function private.is_web_address(text) is
  'http or https with a host and no sign-in part; never javascript:, data: or a path.';

create function private.is_calendar_date(value date)
returns boolean
language sql
immutable
set search_path = ''
return value between date '2000-01-01' and date '2100-12-31';

comment on function private.is_calendar_date(date) is
  'Postgres also stores infinity and the year 4713 BC, which no calendar on a page can show.';

create function private.date_in_india(moment timestamptz)
returns date
language sql
immutable
set search_path = ''
return (moment at time zone 'Asia/Kolkata')::date;

create function public.today_in_india()
returns date
language sql
stable
set search_path = ''
return private.date_in_india(now());

comment on function public.today_in_india() is
  'The date that decides upcoming and past, wherever the visitor and the server are.';

grant execute on function public.today_in_india() to anon, authenticated, service_role;
