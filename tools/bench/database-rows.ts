export const rows = `
  insert into auth.users (id, email)
  select md5(number::text)::uuid, 'person-' || number || '@college.example'
  from generate_series(1, 1000) as number;

  insert into public.reviews (user_id, rating, title, content, reviewer_name, designation, created_at)
  select
    md5((1 + number % 1000)::text)::uuid, 1 + number % 5, 'Review ' || number, repeat('A clear and kind session. ', 8),
    'Person ' || number,
    (array['Dean', 'Director', 'Principal', 'Training & Placement Officer', 'Student', 'Others'])[1 + number % 6],
    now() - make_interval(mins => number)
  from generate_series(1, 100000) as number;

  insert into public.event_categories (name)
  select 'Category ' || number from generate_series(1, 12) as number;

  insert into public.events (title, description, category, event_date, event_time, venue, audience, status, created_at)
  select
    'Event ' || number, repeat('Bring a pen and a question. ', 8), 'Workshop',
    public.today_in_india() + (number % 730) - 500, '18:30', 'Jaipur',
    (array['students', 'tpo', 'both'])[1 + number % 3],
    case when number % 20 = 0 then 'pending' else 'approved' end, now() - make_interval(mins => number)
  from generate_series(1, 10000) as number;

  insert into public.blog_posts (title, slug, excerpt, content, publishedat)
  select
    'Post ' || number, 'post-' || number, 'One page, three proofs.', repeat('<p>One page is enough.</p>', 100),
    now() - make_interval(hours => number)
  from generate_series(1, 1000) as number;
`;
