create temporary table sample_reviews (
  days_ago integer, rating integer, name text, designation text, title text, content text
) on commit drop;

insert into sample_reviews
values
  (1, 5, 'Kavya Nair', 'Student', 'My resume finally sounds like me', 'I came with two pages and left with one. She did not rewrite it for me; she kept asking “so what?” until I found the sentence myself. Two shortlists in the week after.'),
  (3, 4, 'Imran Qureshi', 'Student', 'Honest feedback, short session', 'Thirty minutes go by very fast. The feedback was exact and kind, and I got a list of five things to fix. I would have liked ten minutes more for questions.'),
  (5, 5, 'Dr. Sunita Rathore', 'Principal', 'Our students were changed in three days', 'We held the college program for our third year. What impressed me most was that the quietest students spoke on the last day. Attendance stayed above ninety per cent without any compulsion.'),
  (8, 5, 'Prakash Choudhary', 'Training & Placement Officer', 'Practical from the first hour', 'No theory of AI, no jargon. I brought my eligibility sheet and by lunch it was done in a way that I can repeat alone. My office now saves at least one afternoon a week.'),
  (11, 3, 'Neha Agarwal', 'Student', 'Good, but I had read some of it', 'The mock interview part was excellent. The first ten minutes repeated things from the free webinar, which I had already watched. Ask her to skip them if you have too.'),
  (14, 5, 'Aditya Joshi', 'Student', 'I stopped being afraid of “tell me about yourself”', 'We practised it five times. By the fifth I was smiling. In the real interview the panel said that it was the clearest introduction of the day.'),
  (18, 4, 'Meenakshi Sundaram', 'Dean', 'Well planned and well delivered', 'The modules were adapted to our branches after one telephone call, which outside trainers seldom do. The printed material could be richer.'),
  (21, 5, 'Farhan Ali', 'Student', 'From six rejections to an offer', 'She looked at my six rejections like a doctor and found that I always failed at the same place, the project questions. We spent the whole session there. Offer in the eighth company.'),
  (25, 5, 'Ritu Sharma', 'Others', 'Back to work after a career break', 'I was at home for four years with my daughter and did not know how to write that on a resume. Now it is one honest line and nobody has asked about it twice.'),
  (29, 2, 'Sandeep Yadav', 'Student', 'Connection problems', 'The call dropped three times, from which side I cannot say. I was offered another slot, but it was after my interview. The advice that I could hear was fine.'),
  (33, 5, 'Prof. Anil Deshpande', 'Director', 'We have asked her back', 'Two batches, one hundred and eighty students. The feedback forms of the second batch were even better than those of the first. We have booked the next year.'),
  (36, 4, 'Pooja Bishnoi', 'Student', 'Very good for first-generation students', 'Nobody in my family has worked in an office. I could ask the simple questions, like what to wear and when to call the HR person madam, without feeling small.'),
  (41, 5, 'Harpreet Kaur', 'Training & Placement Officer', 'The recruiter call script works', 'I used the five questions on eleven companies that I had been calling for two years. Four came to campus this season. That is all I need to say.'),
  (45, 5, 'Arjun Reddy', 'Student', 'Worth ten times the price', 'I was sceptical that half an hour could do anything. I have my notes from it on the wall.'),
  (49, 3, 'Gaurav Mittal', 'Student', 'Useful, with some waiting', 'The session itself was useful. The confirmation with the meeting link came only an hour before, and I was nervous until then.'),
  (53, 5, 'Lakshmi Menon', 'Dean', 'She listens before she teaches', 'Before the training she asked to speak with ten students and two recruiters. It showed in every example that she used.'),
  (58, 4, 'Vikram Singh Shekhawat', 'Student', 'Group discussion tips that one can use', 'Connecting two people, I had never thought of that. I tried it in the very next round and got through. More practice topics would be great.'),
  (63, 5, 'Ayesha Khan', 'Student', 'Kind and strict', 'She told me that my favourite project was not mine, it was a tutorial, and she was right. I built a small thing of my own in three weeks. It is the only thing they asked about.'),
  (69, 5, 'Dr. Rajesh Gupta', 'Director', 'Sensible about AI', 'We feared another sales talk about artificial intelligence. Instead we got a half-page policy, which our council passed without a change. That has never happened before.'),
  (74, 1, 'Manish Kumar', 'Others', 'Not for experienced people', 'I have nine years in sales and hoped for help with salary negotiation. The session was made for freshers. It should say so on the page.'),
  (79, 5, 'Sneha Kulkarni', 'Student', 'Small college, big push', 'The evidence file is the best idea anybody has given me. I have forty entries now and my resume writes itself.'),
  (86, 4, 'Thomas Varghese', 'Training & Placement Officer', 'A community, not just a course', 'The course ended, but the group of officers still talks every week. We ran a joint drive for five small colleges in March.'),
  (93, 5, 'Divya Rajput', 'Student', 'I got the internship', 'We prepared six stories. The panel used four of them. I almost laughed.'),
  (101, 3, 'Rakesh Meena', 'Student', 'Good content, fast English', 'Everything was helpful, but sometimes too fast for me. When I said so she changed to Hindi at once, so please say it at the beginning and not at the end like me.'),
  (112, 5, 'Dr. Nandini Bose', 'Principal', 'Value for money', 'We compared four trainers. She was not the cheapest, but she was the only one who asked what had failed before.'),
  (124, 4, 'Yash Vardhan', 'Student', 'The course is worth it for the templates', 'I mainly bought it for the resume templates and then stayed for the interview module. The videos are short, which helps on a bus.'),
  (138, 5, 'Simran Gill', 'Student', 'Explained salary slips to me', 'After the offer I did not understand the letter. She explained cost to company, notice period and bond in ten minutes. No teacher had ever done that.'),
  (152, 4, 'Mohammed Rafiq', 'Others', 'Helped my younger brother', 'I booked it for my brother, who hardly speaks. She waited for him. Now he does his own calls.'),
  (171, 2, 'Tanvi Saxena', 'Student', 'Expected more templates', 'The live session was fine, but I thought that ready-made cover letters were included. They belong to the course.'),
  (196, 5, 'Deepak Purohit', 'Training & Placement Officer', 'The best two days of my year', 'I have attended many faculty programs for the certificate. I attended this one with my notebook.');

select pg_temp.add_account(
  lower(regexp_replace(regexp_replace(name, '^(Dr|Prof)\. ', ''), '[^A-Za-z]+', '.', 'g')) || '@example.com', name, days_ago + 20
)
from sample_reviews;

insert into public.reviews (id, user_id, rating, title, content, reviewer_name, designation, created_at)
select
  pg_temp.sample_id(title), profiles.id, rating, title, content, name, designation,
  now() - make_interval(days => days_ago, hours => days_ago % 9)
from sample_reviews
join public.profiles on profiles.full_name = sample_reviews.name;

-- Some of them are coming to the next events.
insert into public.event_registrations (id, event_id, user_id, user_name, user_email, college_name, phone_number, created_at)
select
  pg_temp.sample_id(events.title || profiles.email), events.id, profiles.id, profiles.full_name, profiles.email,
  (array[
    'MBM University, Jodhpur', 'MNIT, Jaipur', 'Government Engineering College, Bikaner',
    'Poornima College of Engineering, Jaipur', 'College of Engineering, Thrissur'
  ])[1 + (length(profiles.full_name) % 5)],
  '98290' || (10000 + 7 * length(profiles.email) * length(events.title)),
  now() - make_interval(hours => length(profiles.email) * 3)
from public.events
join public.profiles on profiles.email <> 'admin@example.com' and profiles.email <> 'student@example.com'
where events.status = 'approved'
  and (length(profiles.full_name) * length(events.title)) % 3 = 0;

insert into public.event_registrations (id, event_id, user_id, user_name, user_email, college_name, phone_number)
values (
  pg_temp.sample_id('registration of the student'),
  pg_temp.sample_id('Resume clinic: ten resumes, read out loud'), pg_temp.sample_id('student@example.com'),
  'Rohan Sharma', 'student@example.com', 'MBM University, Jodhpur', '9829012345'
);

-- Someone who starts with the sample finds an empty inbox: these mails went out long ago.
update public.outbox set sent_at = created_at where kind = 'event_registration';
