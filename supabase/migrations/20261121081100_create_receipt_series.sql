-- Money that arrives gets a receipt number, in the transaction that records it (docs/decisions/receipts.md).
create table public.receipt_series (
  series text primary key,
  last_number integer not null
);

comment on table public.receipt_series is
  'The last receipt number of each Indian financial year. Counted here and not by a sequence, which leaves gaps. Service key only.';
comment on column public.receipt_series.series is
  'Like 2026-27; test payments count in a series of their own, T-2026-27.';

alter table public.receipt_series
  add constraint receipt_series_series_is_year check (series ~ '^(T-)?[0-9]{4}-[0-9]{2}$'),
  add constraint receipt_series_last_number_is_counted check (last_number > 0);

grant select, insert, update, delete on public.receipt_series to service_role;

-- No policies: nobody but the service key comes near it.
alter table public.receipt_series enable row level security;

create function private.receipt_series_of(moment timestamptz, is_live boolean)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when is_live then '' else 'T-' end || year || '-' || to_char((year + 1) % 100, 'FM00')
  from (
    -- The Indian financial year begins on the first of April.
    select extract(year from private.date_in_india(moment) - interval '3 months')::integer as year
  ) as financial;
$$;
