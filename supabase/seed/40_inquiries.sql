insert into public.form_submissions (
  id, type, created_at, fullname, collegename, email, phone, goal, mentorshiptype
)
select
  pg_temp.sample_id('booking of ' || fullname), 'individual', now() - make_interval(hours => hours_ago),
  fullname, collegename, email, phone, goal, mentorshiptype
from (values
  (2, 'Ishita Verma', 'IIT (ISM), Dhanbad', 'ishita.verma@example.com', '9829011201', 'placement', 'resume_preparation'),
  (9, 'Karan Solanki', 'Government Engineering College, Ajmer', 'karan.solanki@example.com', '9829011202', 'interview', 'interview_preparation'),
  (26, 'Zoya Ansari', 'Jamia Millia Islamia, New Delhi', 'zoya.ansari@example.com', '9829011203', 'career', 'resume_preparation'),
  (51, 'Naveen Prajapat', 'MBM University, Jodhpur', 'naveen.prajapat@example.com', '9829011204', 'placement', 'interview_preparation'),
  (77, 'Aarti Kumari', 'NIT, Patna', 'aarti.kumari@example.com', '9829011205', 'skills', 'resume_preparation'),
  (120, 'Joel D''Souza', 'Goa College of Engineering, Farmagudi', 'joel.dsouza@example.com', '9829011206', 'interview', 'interview_preparation'),
  (190, 'Mahima Jain', 'Banasthali Vidyapith, Tonk', 'mahima.jain@example.com', '9829011207', 'career', 'resume_preparation'),
  (260, 'Suresh Bhil', 'College of Technology and Engineering, Udaipur', 'suresh.bhil@example.com', '9829011208', 'placement', 'resume_preparation'),
  (410, 'Ankita Das', 'Jadavpur University, Kolkata', 'ankita.das@example.com', '9829011209', 'interview', 'interview_preparation'),
  (620, 'Rohan Sharma', 'MBM University, Jodhpur', 'student@example.com', '9829012345', 'placement', 'resume_preparation'),
  (900, 'Pranav Iyer', 'PSG College of Technology, Coimbatore', 'pranav.iyer@example.com', '9829011211', 'skills', 'interview_preparation'),
  (1400, 'Bhavna Lohar', 'Engineering College, Banswara', 'bhavna.lohar@example.com', '9829011212', 'career', 'resume_preparation')
) as booking (hours_ago, fullname, collegename, email, phone, goal, mentorshiptype);

insert into public.form_submissions (
  id, type, created_at, institutionname, contactperson, email, phone, preferredmode, studentcount, sessiondate, additionaldetails
)
select
  pg_temp.sample_id('inquiry of ' || institutionname), 'college', now() - make_interval(hours => hours_ago),
  institutionname, contactperson, email, phone, preferredmode, studentcount,
  public.today_in_india() + in_days, additionaldetails
from (values
  (5, 'Government Engineering College, Bikaner', 'Dr. Hemant Vyas', 'tpo.gecb@example.com', '9829022305', 'offline', 240, 24, 'Final year of all branches, two days. We have a hall for 150, so two batches would be needed.'),
  (31, 'St. Xavier''s College, Jaipur', 'Sr. Maria Fernandes', 'placements.sxc@example.com', '9829022302', 'hybrid', 120, 41, null),
  (74, 'Apex Institute of Management, Indore', 'Rohit Malviya', 'rohit.malviya@example.com', '9829022301', 'online', 80, 13, 'MBA second year. Interviews begin on the first of next month, so an early date would help us.'),
  (150, 'Shri Ram Polytechnic, Sikar', 'Kamla Devi Saini', 'principal.srp@example.com', '9829022303', 'offline', 310, 55, 'Most students are more at ease in Hindi. Is the whole program possible in Hindi?'),
  (330, 'Sundar College of Engineering, Chennai', 'Dr. Revathi Natarajan', 'training.sce@example.com', '9840022304', 'hybrid', 450, 70, 'Please quote for three departments separately.'),
  (800, 'Women''s Institute of Technology, Kota', 'Shabnam Mirza', 'wit.kota@example.com', '9829022306', 'offline', 95, 88, null),
  (1300, 'Hill Valley University, Dehradun', 'Ajay Negi', 'career.hvu@example.com', '9411022307', 'online', 1500, 110, 'Could a recorded version be licensed for the whole university?')
) as inquiry (
  hours_ago, institutionname, contactperson, email, phone, preferredmode, studentcount, in_days, additionaldetails
);
