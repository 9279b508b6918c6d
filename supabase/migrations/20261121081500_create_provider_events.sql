create table public.provider_events (
  id text primary key,
  type text not null,
  order_id text,
  outcome text,
  received_at timestamptz not null default now(),
  looked_at timestamptz
);

comment on table public.provider_events is
  'Webhook events that have been handled, so that a repeated one changes nothing. Service key only.';
comment on column public.provider_events.order_id is
  'No foreign key: an event may name an order that this database does not know.';
comment on column public.provider_events.outcome is
  'What record_payment_event() answered; a mismatch is for the admin to look at.';
comment on column public.provider_events.looked_at is
  'When an admin said that nothing is left to do about what did not fit.';

alter table public.provider_events
  add constraint provider_events_id_is_short check (char_length(id) between 1 and 255),
  add constraint provider_events_type_is_short check (char_length(type) <= 255),
  add constraint provider_events_order_id_is_short check (char_length(order_id) <= 255);

create index provider_events_by_order on public.provider_events (order_id, received_at);
create index provider_events_to_look_at on public.provider_events (received_at)
  where outcome in ('mismatch', 'unknown_order') and looked_at is null;

grant select, insert, update, delete on public.provider_events to service_role;

-- No policies: nobody but the service key comes near it.
alter table public.provider_events enable row level security;
