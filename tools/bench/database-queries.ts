import { postSummaryColumns } from '#src/features/blog/schemas/post.ts';
import { publicEventColumns } from '#src/features/events/schemas/event.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { limits } from '#src/shared/lib/limits.ts';

export interface BenchQuery {
  name: string;
  sql: string;
  /** It asks for so much of a table that reading all of it is the quickest way, and Postgres knows. */
  isBulk?: true;
}

/** What the pages ask of 100 000 reviews and 10 000 events, as a visitor asks it. */
export function benchQueries(): BenchQuery[] {
  const today = `date '${todayInIndia()}'`;
  const approved = `from public.events where status = 'approved'`;
  const upcoming = `${approved} and is_past_event = false and event_date >= ${today}`;
  const past = `${approved} and (event_date < ${today} or is_past_event is true)`;
  const nearest = 'order by event_date, event_time, id';
  const newest = 'order by event_date desc, event_time desc, id';
  const events = `select ${publicEventColumns}`;
  const someone = `'00000000-0000-4000-8000-000000000000'`;
  return [
    { name: 'review_summary()', sql: 'select * from public.review_summary()' },
    { name: 'reviews, newest', sql: 'select * from public.list_reviews()' },
    ...['oldest', 'best', 'worst'].map((order) => ({
      name: `reviews, ${order}`,
      sql: `select * from public.list_reviews(in_order => '${order}')`,
    })),
    {
      name: 'reviews, a later page',
      sql: `select * from public.list_reviews(
        after_rating => 3::smallint, after_created_at => now() - interval '40 days', after_id => ${someone})`,
    },
    {
      name: 'reviews by officers with one star',
      sql: `select * from public.list_reviews(
        with_rating => 1::smallint, with_designation => 'Training & Placement Officer')`,
    },
    {
      name: 'home, next events',
      sql: `${events} ${upcoming} ${nearest} limit ${limits.homeUpcomingEvents}`,
    },
    {
      name: 'home, last events',
      sql: `${events} ${past} ${newest} limit ${limits.homePastEvents}`,
    },
    { name: 'events, the nearest hundred', sql: `${events} ${upcoming} ${nearest} limit 100` },
    {
      name: 'events, the newest hundred that are past',
      sql: `${events} ${past} ${newest} limit 100`,
    },
    {
      name: 'events, a later thousand',
      sql: `${events} ${past} ${newest} limit 1000 offset 3000`,
      isBulk: true,
    },
    { name: 'events, how many are upcoming', sql: `select count(*) ${upcoming}` },
    { name: 'events, how many are past', sql: `select count(*) ${past}` },
    ...['students', 'tpo'].map((audience) => ({
      name: `community, events for ${audience}`,
      sql: `${events} ${approved} and audience in ('${audience}', 'both')
        order by event_date desc, id limit ${limits.communityEvents}`,
    })),
    {
      name: 'one event by its address',
      sql: `${events} ${approved} and id >= ${someone} and id <= '00000000-ffff-4fff-bfff-ffffffffffff'`,
    },
    { name: 'event categories', sql: 'select name from public.event_categories order by name' },
    {
      name: 'blog, the newest posts',
      sql: `select ${postSummaryColumns} from public.blog_posts
        order by publishedat desc, id limit ${limits.blogPostsPerPage}`,
    },
  ];
}
