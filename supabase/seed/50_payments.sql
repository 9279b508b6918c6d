-- Every state that an order can be in. No mails: nobody waits for them.
insert into public.payments (
  order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone,
  submission_id, livemode, created_at, expires_at, paid_at, payment_method, refunded_at
)
select
  'ord_' || md5('sample order of ' || booking.fullname || number), amount, payment_status, booking.mentorshiptype,
  booking.fullname, booking.email, booking.phone, booking.id, false,
  booking.created_at + interval '4 minutes', booking.created_at + interval '34 minutes',
  case when payment_status in ('paid', 'refunded') then booking.created_at + interval '7 minutes' end,
  case when payment_status in ('paid', 'refunded') then 'Visa card ending 4242' end,
  case when payment_status = 'refunded' then least(now(), booking.created_at + interval '2 days') end
from (values
  ('Karan Solanki', 1, 199, 'paid'),
  ('Zoya Ansari', 1, 149, 'expired'),
  ('Naveen Prajapat', 1, 199, 'failed'),
  ('Naveen Prajapat', 2, 199, 'paid'),
  ('Aarti Kumari', 1, 149, 'paid'),
  ('Joel D''Souza', 1, 199, 'refunded'),
  ('Mahima Jain', 1, 149, 'paid'),
  ('Suresh Bhil', 1, 149, 'expired'),
  ('Suresh Bhil', 2, 149, 'paid'),
  ('Ankita Das', 1, 199, 'failed'),
  ('Rohan Sharma', 1, 149, 'paid'),
  ('Pranav Iyer', 1, 199, 'paid'),
  ('Bhavna Lohar', 1, 149, 'refunded')
) as bought (fullname, number, amount, payment_status)
join public.form_submissions as booking
  on booking.type = 'individual' and booking.fullname = bought.fullname
-- Receipts are numbered as the money came.
order by booking.created_at;

insert into public.payments (
  order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone,
  livemode, created_at, expires_at, paid_at, payment_method
)
select
  'ord_' || md5('sample order of ' || name), amount, payment_status, mentorshiptype, name, email, phone, false,
  now() - make_interval(hours => hours_ago), now() - make_interval(hours => hours_ago) + interval '30 minutes',
  case when payment_status = 'paid' then now() - make_interval(hours => hours_ago) + interval '3 minutes' end,
  case when payment_status = 'paid' then 'UPI' end
from (values
  (300, 'Chetan Gehlot', 'chetan.gehlot@example.com', '9829033401', 499, 'end_to_end_course', 'paid'),
  (430, 'Rohan Sharma', 'student@example.com', '9829012345', 299, 'resume_interview_course', 'paid'),
  (500, 'Nida Fatima', 'nida.fatima@example.com', '9829033402', 299, 'resume_interview_course', 'paid'),
  (700, 'Lokesh Dangi', 'lokesh.dangi@example.com', '9829033403', 499, 'career_counselling', 'expired')
) as bought (hours_ago, name, email, phone, amount, mentorshiptype, payment_status)
order by hours_ago desc;

-- One that is being paid right now.
insert into public.payments (
  order_id, amount, mentorshiptype, customer_name, customer_email, customer_phone, submission_id, livemode, expires_at
)
select
  'ord_' || md5('sample order of ' || fullname), 149, mentorshiptype, fullname, email, phone, id, false, now() + interval '30 minutes'
from public.form_submissions
where type = 'individual' and fullname = 'Ishita Verma';
