-- The order of the events page, with what tells past from upcoming: a list is read, and counted, from this alone. Both
-- directions of time use it, because an index is read backwards as well.
create index events_in_public_order on public.events (event_date desc, event_time desc, id)
  include (is_past_event) where status = 'approved';
