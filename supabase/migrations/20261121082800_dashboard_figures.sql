-- What the dashboard shows: charts, what has changed since the pages were built, and which sample rows are left. All
-- read with the rights of the caller; others than admins get an error, not empty charts.

create function public.dashboard_figures(weeks integer default 12)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  this_week constant date := date_trunc('week', public.today_in_india()::timestamp)::date;
  first_week constant date := this_week - 7 * (least(greatest(weeks, 1), 104) - 1);
  beginning constant timestamptz := first_week::timestamp at time zone 'Asia/Kolkata';
begin
  perform private.require_admin('Only admins see figures');
  return jsonb_build_object(
    'weeks', (
      with inquiries as (
        select
          date_trunc('week', private.date_in_india(created_at)::timestamp)::date as week,
          count(*) filter (where type = 'individual') as individual,
          count(*) filter (where type = 'college') as college
        from public.form_submissions
        where created_at >= beginning
        group by 1
      ),
      revenue as (
        select date_trunc('week', private.date_in_india(paid_at)::timestamp)::date as week, sum(amount) as rupees
        from public.payments
        where payment_status = 'paid' and paid_at >= beginning
        group by 1
      )
      select jsonb_agg(
        jsonb_build_object(
          'week', series.week,
          'individual', coalesce(inquiries.individual, 0),
          'college', coalesce(inquiries.college, 0),
          'rupees', coalesce(revenue.rupees, 0)
        )
        order by series.week
      )
      from (
        select first_week + 7 * number as week
        from generate_series(0, (this_week - first_week) / 7) as number
      ) as series
      left join inquiries using (week)
      left join revenue using (week)
    ),
    'events', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('title', title, 'event_date', event_date, 'registrations', registrations)
          order by event_date, title
        ),
        '[]'
      )
      from (
        select
          title,
          event_date,
          (
            select count(*)
            from public.event_registrations
            where event_registrations.event_id = events.id
          ) as registrations
        from public.events
        where status = 'approved'
        order by event_date desc, id
        limit 8
      ) as latest
    ),
    'stars', (
      select jsonb_agg(
        jsonb_build_object(
          'rating', rating,
          'reviews', (select count(*) from public.reviews where reviews.rating = stars.rating and hidden_at is null)
        )
        order by rating desc
      )
      from generate_series(1, 5) as stars (rating)
    )
  );
end;
$$;

comment on function public.dashboard_figures(integer) is
  'Inquiries and paid rupees by week (Monday to Sunday in India), registrations of the latest eight events, shown reviews by star. For admins.';

grant execute on function public.dashboard_figures(integer) to authenticated, service_role;

create type public.site_change as (
  table_name text,
  subject text,
  change text,
  happened_at timestamptz
);

comment on type public.site_change is
  'Something that visitors see otherwise than the built pages say: shown (new or changed) or gone.';

create function public.changes_since(moment timestamptz)
returns setof public.site_change
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin('Only admins see what waits to be published');
  return query
    with changes (table_name, subject, change, happened_at, row_id) as (
      select 'events', title, 'shown', updated_at, id::text
      from public.events
      where status = 'approved' and greatest(updated_at, approved_at) > moment
      union all
      select 'blog_posts', title, 'shown', greatest(updatedat, publishedat), id::text
      from public.blog_posts
      where publishedat <= now() and greatest(updatedat, publishedat) > moment
      union all
      select 'reviews', title, 'shown', updated_at, id::text
      from public.reviews
      where hidden_at is null and updated_at > moment
    ),
    -- The audit log says what was removed or hidden. What is shown (again) is in the list above.
    gone as (
      select distinct on (actions.table_name, actions.row_id)
        actions.table_name, actions.subject, 'gone', actions.happened_at
      from public.admin_actions as actions
      where actions.happened_at > moment
        and actions.table_name in ('events', 'blog_posts', 'reviews')
        and (
          actions.action = 'deleted'
          or (actions.table_name = 'events' and actions.summary ~ 'status: approved')
          or (actions.table_name = 'blog_posts' and actions.summary ~ 'publishedat')
          or (actions.table_name = 'reviews' and actions.summary ~ 'hidden_reason')
        )
        and not exists (
          select from changes
          where changes.table_name = actions.table_name and changes.row_id = actions.row_id
        )
      order by actions.table_name, actions.row_id, actions.happened_at desc
    )
    select changes.table_name, changes.subject, changes.change, changes.happened_at from changes
    union all
    select * from gone
    order by 4 desc;
end;
$$;

comment on function public.changes_since(timestamptz) is
  'What visitors see otherwise than the pages that were built at that moment say, the newest first. For admins.';

grant execute on function public.changes_since(timestamptz) to authenticated, service_role;

-- A row of the sample data has an id that is made from its title, so it differs from what people wrote. The dashboard
-- reminds the owner until it is gone (src/shared/lib/samples.ts).
create function private.is_sample(id uuid, name text)
returns boolean
language sql
immutable
set search_path = ''
return id = md5('sample ' || name)::uuid;

comment on function private.is_sample(uuid, text) is 'The twin of pg_temp.sample_id() in supabase/seed/10_accounts.sql.';

create function private.sample_tables()
returns setof text
language sql
stable
set search_path = ''
as $$
  select 'events' where exists (select from public.events where private.is_sample(id, title))
  union all
  select 'reviews' where exists (select from public.reviews where private.is_sample(id, title))
  union all
  select 'blog_posts' where exists (select from public.blog_posts where private.is_sample(id, slug));
$$;

create function public.sample_tables()
returns setof text
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin('Only admins can ask for what is a sample');
  return query select private.sample_tables();
end;
$$;

comment on function public.sample_tables() is
  'Tables that still hold rows of the sample data. For admins.';

grant execute on function public.sample_tables() to authenticated;
