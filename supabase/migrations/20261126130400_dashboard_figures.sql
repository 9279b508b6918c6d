-- The charts of the dashboard, read with the rights of the caller; others than admins get an error, not empty charts.

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
  -- Test payments count only until the first real one, as in the figures by month.
  has_live_payments constant boolean := exists (select from public.payments where livemode and paid_at is not null);
begin
  perform private.require_admin('Only admins see figures');
  return jsonb_build_object(
    'weeks', (
      with inquiries as (
        select
          date_trunc('week', private.date_in_india(created_at)::timestamp)::date as week,
          count(*) filter (where type = 'individual') as individual,
          count(*) filter (where type = 'college') as college
        from public.inquiries
        where created_at >= beginning and not under_18
        group by 1
      ),
      revenue as (
        select
          date_trunc('week', private.date_in_india(paid_at)::timestamp)::date as week,
          sum(amount * 100 - case
            when refund_state is null and dispute_state is null then 0
            else (select coalesce(sum(parts.in_paise), 0) from private.parts_gone(order_id) as parts)
          end) as earned_in_paise
        from public.payments
        where payment_status = 'paid' and paid_at >= beginning and coalesce(livemode, false) = has_live_payments
        group by 1
      )
      select jsonb_agg(
        jsonb_build_object(
          'week', series.week,
          'individual', coalesce(inquiries.individual, 0),
          'college', coalesce(inquiries.college, 0),
          'earned_in_paise', coalesce(revenue.earned_in_paise, 0)
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
            where event_registrations.event_id = events.id and not under_18
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
  'Inquiries and earned paise by week (Monday to Sunday in India), registrations of the latest eight events, shown reviews by star. Nobody under 18 is counted; money is, but for what has gone back or was lost in disputes, and for test payments once there are real ones. For admins.';

grant execute on function public.dashboard_figures(integer) to authenticated, service_role;
