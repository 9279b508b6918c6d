create table public.request_counts (
  bucket text primary key,
  count integer not null,
  window_ends timestamptz not null
);

comment on table public.request_counts is
  'How often something was asked of a function lately. The functions share no memory, so they count here. Service key only.';
comment on column public.request_counts.bucket is
  'What is asked and by whom; an address only as a keyed hash.';

alter table public.request_counts
  add constraint request_counts_bucket_is_short check (char_length(bucket) between 1 and 200);

create index request_counts_by_end on public.request_counts (window_ends);

grant select, insert, update, delete on public.request_counts to service_role;

-- No policies: nobody but the service key comes near it.
alter table public.request_counts enable row level security;

create function public.allow_request(bucket text, maximum integer, window_seconds integer)
returns integer
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  counted public.request_counts;
begin
  insert into public.request_counts as counts (bucket, count, window_ends)
  values (allow_request.bucket, 1, now() + interval '1 second' * window_seconds)
  on conflict (bucket) do update set
    count = case when counts.window_ends <= now() then 1 else counts.count + 1 end,
    window_ends =
      case when counts.window_ends <= now() then excluded.window_ends else counts.window_ends end
  returning * into counted;

  -- Each call clears more than it can add, so the table stays as small as the last window was busy.
  delete from public.request_counts
  where bucket in (
    select stale.bucket
    from public.request_counts as stale
    where stale.window_ends < now() - interval '1 minute'
    order by stale.window_ends
    limit 10
    for update skip locked
  );

  if counted.count <= maximum then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from counted.window_ends - now())))::integer;
end;
$$;

comment on function public.allow_request(text, integer, integer) is
  'Counts one request. 0 when it is among the first of its window, else the seconds until the next window.';

grant execute on function public.allow_request(text, integer, integer) to service_role;
