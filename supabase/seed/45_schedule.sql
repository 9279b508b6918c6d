-- A mentor who takes sessions on weekday evenings and on Saturday mornings.
insert into public.open_hours (weekday, opens_at, closes_at)
select weekday, time '17:00', time '20:00' from generate_series(1, 5) as weekday
union all
select 6, time '10:00', time '13:00';

update public.schedule_settings set joining_link = 'https://meet.google.com/abc-defg-hij';
