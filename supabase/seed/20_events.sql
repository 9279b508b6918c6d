insert into public.event_categories (name)
values
  ('Bootcamp'), ('Meet-up'), ('Mock Interview'), ('Panel'), ('TPO Program'), ('Webinar'), ('Workshop');

-- Days are counted from the day of seeding. Posters are pictures that the site itself serves.
with site as (
  select coalesce(nullif(current_setting('app.site_url', true), ''), 'http://localhost:8888') as url
)
insert into public.events (
  id, title, description, category, department, event_date, event_time, venue, audience, status,
  poster_url, recording_url, link, is_past_event, created_by, created_at
)
select
  pg_temp.sample_id(event.title), event.title, event.description, event.category, event.department,
  public.today_in_india() + event.in_days, event.event_time, event.venue, event.audience, event.status,
  site.url || event.poster, event.recording_url, event.link, event.is_past_event,
  pg_temp.sample_id(event.creator), now() - make_interval(days => 30 - least(event.in_days, 25))
from site, (values
  (
    'Office hours: bring one question', 'Webinar', null, 0, '20:00', 'Online, Google Meet', 'both', 'approved',
    'One hour, no slides. Everybody brings one question about a resume, an offer or a difficult interview, and takes away one thing to do this week. Come late, leave early, keep your camera off if you like.',
    null, null, null, false, 'admin@example.com'
  ),
  (
    'Resume clinic: ten resumes, read out loud', 'Workshop', null, 4, '18:30', 'Online, Google Meet', 'students', 'approved',
    'Ten students send their resume beforehand; we read them together as a recruiter would, line by line, and rewrite the weakest bullet of each on screen. Everyone else watches, asks, and edits their own page along the way. Send yours with the registration if you want it to be one of the ten.',
    '/posters/resume-clinic.webp', null, null, false, 'admin@example.com'
  ),
  (
    'Mock group discussion evening', 'Mock Interview', 'All branches', 9, '17:00', 'Seminar Hall 2, MNIT, Jaipur', 'students', 'approved',
    'Six circles of eight, three topics, two assessors from industry. After each round you get the sheet with your marks: content, clarity, listening, leadership. Bring a pen and a friend from another branch.',
    null, null, null, false, 'admin@example.com'
  ),
  (
    'AI in the placement cell: a working morning', 'TPO Program', null, 16, '10:00', 'Hotel Clarks Amer, Jaipur', 'tpo', 'approved',
    'For training and placement officers. Bring a laptop and one task that eats your week: eligibility lists, notices, reports. You leave with that task done, a set of prompts that work for your college, and a half-page policy on student data that your principal can sign.',
    '/posters/tpo-morning.webp', null, 'https://mentor.example/tpo-morning', false, 'admin@example.com'
  ),
  (
    'Ask a recruiter: core branches', 'Panel', 'Mechanical, Civil and Electrical', 23, '16:00', 'Online, Zoom', 'both', 'approved',
    'Three people who hire graduate trainees for a cement plant, a design office and a power utility answer what they really test, what a first salary looks like, and why they come back to some campuses and not to others. Questions can be sent without a name.',
    null, null, null, false, 'admin@example.com'
  ),
  (
    'Aptitude sprint: one Sunday, four mock tests', 'Bootcamp', 'Computer Science and IT', 37, '09:30', 'JECRC University, Jaipur', 'students', 'approved',
    'Four timed papers in the pattern of the big campus recruiters, each followed by the three fastest ways to solve what went wrong. Breakfast and lunch are on us; sleep is on you.',
    '/posters/aptitude-sprint.webp', null, null, false, 'admin@example.com'
  ),
  (
    'Resume clinic, morning batch', 'Workshop', null, 2, '09:00', 'Online, Google Meet', 'students', 'approved',
    'The morning batch was full within a day and was held early at the wish of its ten participants. The evening batch has the same program and still has room.',
    null, null, null, true, 'admin@example.com'
  ),
  (
    'LinkedIn in ninety minutes', 'Webinar', null, -6, '18:00', 'Online, YouTube Live', 'students', 'approved',
    'Headline, about, featured, and the message that gets a reply: we built a complete profile for a volunteer from the audience, live, and answered forty questions. Watch it with your own profile open beside it.',
    '/posters/resume-clinic.webp', 'https://videos.mentor.example/linkedin-in-ninety-minutes', null, false, 'admin@example.com'
  ),
  (
    'Training and Placement Meet, Rajasthan chapter', 'Meet-up', null, -19, '11:00', 'Rajasthan International Centre, Jaipur', 'tpo', 'approved',
    'Forty-two officers from nineteen colleges compared calendars, recruiter feedback and mistakes. The recording has the session on joint drives for small colleges and the discussion on internship credits.',
    null, 'https://videos.mentor.example/tpo-meet-rajasthan', null, false, 'admin@example.com'
  ),
  (
    'From internship to offer', 'Webinar', 'All branches', -33, '19:00', 'Online, Google Meet', 'both', 'approved',
    'What separates interns who are asked to stay from those who are thanked: six habits, told by two managers and three people who were interns last year. Not recorded, because the managers spoke freely.',
    null, null, 'https://mentor.example/internship-notes', false, 'admin@example.com'
  ),
  (
    'First-season mock interviews', 'Mock Interview', 'Computer Science and IT', -58, '10:30', 'Poornima College of Engineering, Jaipur', 'students', 'approved',
    'Sixty-four students, eight panels, one Saturday. Each got twenty minutes of questions and ten of feedback. The recording shows two complete interviews with the comments of the panel, by kind permission of both students.',
    '/posters/aptitude-sprint.webp', 'https://videos.mentor.example/first-season-mock-interviews', null, false, 'admin@example.com'
  ),
  (
    'Coding contest for first-years', 'Bootcamp', 'First year, all branches', 28, '14:00', 'Computer Centre, MBM University, Jodhpur', 'both', 'pending',
    'Our coding club would like to hold a two-hour contest for beginners and asks for a short talk on how contests help in placements. We expect about ninety students.',
    null, null, null, false, 'student@example.com'
  ),
  (
    'Alumni talk: my year of rejections', 'Panel', null, 45, '18:00', 'Auditorium, Government Engineering College, Bikaner', 'both', 'pending',
    'Three graduates of last year who were rejected more than ten times each and now work as analyst, site engineer and teacher. Proposed by the final-year committee.',
    null, null, null, false, 'student@example.com'
  ),
  (
    'Guaranteed job in thirty days', 'Webinar', null, 20, '12:00', 'Online', 'both', 'rejected',
    'A paid seminar by a consultancy that promises an offer letter to every participant. Turned down: nobody can promise that.',
    null, null, null, false, 'student@example.com'
  )
) as event (
  title, category, department, in_days, event_time, venue, audience, status,
  description, poster, recording_url, link, is_past_event, creator
);

-- Where registered people come in.
insert into public.event_joining_links (event_id, link)
select pg_temp.sample_id(joining.title), joining.link
from (values
  ('Office hours: bring one question', 'https://meet.mentor.example/office-hours'),
  ('Resume clinic: ten resumes, read out loud', 'https://meet.mentor.example/resume-clinic'),
  ('Ask a recruiter: core branches', 'https://meet.mentor.example/core-branches')
) as joining (title, link);
