-- A booking is what an order for a live session is about: a time, or the right to choose one.

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  order_id text references public.payments (order_id) on delete cascade,
  status text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  blocked_from timestamptz,
  blocked_to timestamptz,
  hold_ends timestamptz,
  holder_hash text,
  network_hash text,
  lost_start timestamptz,
  moves integer not null default 0,
  sequence integer not null default 0,
  reminded_at timestamptz,
  link_id uuid not null default gen_random_uuid(),
  opens_by_order boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bookings_order_is_unique unique (order_id),
  constraint bookings_link_is_unique unique (link_id),
  -- The only judge of a time: code that looks first can be overtaken.
  constraint bookings_never_overlap
    exclude using gist (tstzrange(blocked_from, blocked_to) with &&) where (status in ('held', 'booked'))
);

comment on table public.bookings is
  'One row for each order of a live session, and for each time that somebody holds while they pay. Written by functions alone.';
comment on column public.bookings.starts_at is 'Empty until a time is chosen. A cancelled booking keeps the time that it had.';
comment on column public.bookings.blocked_to is 'The end of the session and of the pause that the settings wanted after it.';
comment on column public.bookings.hold_ends is 'Until when a held time is kept. Nobody has to end a hold: a later one takes its place.';
comment on column public.bookings.holder_hash is 'SHA-256 of the secret that the browser keeps which holds the time.';
comment on column public.bookings.network_hash is 'A keyed hash of the network address that holds a time, emptied when the hold is over.';
comment on column public.bookings.lost_start is 'The time that was held and was no longer free when the money came.';
comment on column public.bookings.moves is 'How often the buyer has moved the session; the mentor''s moves do not count.';
comment on column public.bookings.sequence is 'Goes up with each change, so that calendars take it over (RFC 5545, 3.8.7.4).';
comment on column public.bookings.link_id is
  'What the link to the session''s page signs. With another one, the links of earlier mails open nothing.';
comment on column public.bookings.opens_by_order is
  'False once the order was moved to another address: whoever reads the mails of the earlier one knows the order''s id.';
comment on column public.bookings.reminded_at is 'When the mentor last asked a buyer who has paid to choose a time.';

alter table public.bookings
  add constraint bookings_status_is_known check (
    status in (
      'held', 'booked', 'needs_time', 'cancelled_by_buyer', 'cancelled_by_mentor', 'no_show_buyer', 'no_show_mentor',
      'done', 'lapsed'
    )
  ),
  add constraint bookings_time_is_whole check (num_nulls(starts_at, ends_at, blocked_from, blocked_to) in (0, 4)),
  add constraint bookings_time_goes_forward
    check (blocked_from <= starts_at and starts_at < ends_at and ends_at <= blocked_to),
  add constraint bookings_has_a_time check (starts_at is not null or status in ('needs_time', 'cancelled_by_mentor')),
  add constraint bookings_hold_has_an_end check (status <> 'held' or hold_ends is not null),
  add constraint bookings_without_order_is_a_hold check (order_id is not null or status in ('held', 'lapsed')),
  add constraint bookings_holder_hash_is_hash check (holder_hash ~ '^[0-9a-f]{64}$'),
  add constraint bookings_network_hash_is_short check (char_length(network_hash) <= 64),
  add constraint bookings_counts_are_possible check (moves >= 0 and sequence >= 0);

create index bookings_by_status on public.bookings (status, starts_at);
create index bookings_by_start on public.bookings (starts_at);
create index bookings_by_holder on public.bookings (holder_hash) where holder_hash is not null;
create index bookings_by_network on public.bookings (network_hash) where network_hash is not null;

grant select on public.bookings to authenticated;
grant select, insert, update, delete on public.bookings to service_role;

alter table public.bookings enable row level security;

create policy "Admins can read bookings"
  on public.bookings for select to authenticated
  using ((select private.is_admin()));

create trigger touch_updated_at
  before update on public.bookings
  for each row execute function private.touch_updated_at();

create function private.is_live(status text, hold_ends timestamptz)
returns boolean
language sql
stable
set search_path = ''
return status = 'booked' or (status = 'held' and hold_ends > now());

comment on function private.is_live(text, timestamptz) is 'Whether a booking keeps its time from others.';

create function private.owes_time(booking public.bookings)
returns boolean
language sql
immutable
set search_path = ''
return booking.status in ('needs_time', 'cancelled_by_mentor', 'no_show_mentor');

comment on function private.owes_time(public.bookings) is
  'Whether the buyer, who has paid, may choose a time that is no move: none was chosen, or the mentor did not keep it.';
