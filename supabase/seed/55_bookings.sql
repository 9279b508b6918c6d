-- What became of the sessions that were paid for: most took place, one is near, the newest has no time yet.
update public.bookings
set
  status = case when sample.session_day < public.today_in_india() then 'done' else 'booked' end,
  starts_at = (sample.session_day + time '18:20') at time zone 'Asia/Kolkata',
  ends_at = (sample.session_day + time '18:50') at time zone 'Asia/Kolkata',
  blocked_from = (sample.session_day + time '18:20') at time zone 'Asia/Kolkata',
  blocked_to = (sample.session_day + time '19:00') at time zone 'Asia/Kolkata'
from (
  select
    order_id,
    -- One a day, the last one in two days.
    public.today_in_india() + 4 - (row_number() over (order by paid_at desc))::integer as session_day,
    row_number() over (order by paid_at desc) as newest
  from public.payments
  where payment_status = 'paid' and not private.is_course(mentorshiptype)
) as sample
where bookings.order_id = sample.order_id and sample.newest > 1;
