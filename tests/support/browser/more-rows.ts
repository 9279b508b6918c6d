import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { takePictures } from '../../../src/build/pictures/take-pictures.ts';
import { storeHostilePosts } from '../blog/stored-posts.ts';
import type { Query } from './database-proxy.ts';

/** An event whose poster no build on this machine takes over: its host is in a private network. */
export const eventWithForeignPoster = {
  id: '5e1fab1e-0000-4000-8000-000000000001',
  title: 'Evening with a poster of its own',
  poster: 'http://127.0.0.1:9/poster.png',
};

/** An event whose poster an earlier build has taken over from a host that is gone by now. */
export const eventWithTakenPoster = {
  id: '7a4e5001-0000-4000-8000-000000000002',
  title: 'Evening with a poster from elsewhere',
};

/**
 * Rows beside the sample data: hostile posts, an event with a poster on another host, and so many reviews that a page is
 * not prebuilt with all of them.
 */
export async function storeMoreRows(database: Query): Promise<void> {
  await storeHostilePosts(database);
  await database(
    `insert into public.events (id, title, description, category, event_date, event_time, venue, status, poster_url)
     values ($1, $2, 'Bring one page.', 'Workshop', public.today_in_india() + 1, '18:30', 'Jaipur', 'approved', $3),
       ($4, $5, 'Bring one page.', 'Workshop', public.today_in_india() + 1, '19:30', 'Jaipur', 'approved', $6)`,
    [
      ...Object.values(eventWithForeignPoster),
      ...Object.values(eventWithTakenPoster),
      await takePosterOver(),
    ],
  );
  await database(
    `insert into public.reviews (user_id, rating, title, content, reviewer_name, designation)
     select auth.users.id, 5, 'Clear and kind ' || number, 'I knew what to leave out.', 'Rohan Sharma', 'Student'
     from auth.users, generate_series(1, 200) as number
     where email = 'student@example.com'`,
  );
}

/** Takes a poster over as a build does, from a host on this machine. Resolves to its address there. */
async function takePosterOver(): Promise<string> {
  const poster = await readFile('public/posters/resume-clinic.webp');
  const host = createServer((_request, response) => response.end(poster));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/poster.webp`;
  const taken = await takePictures([address], {
    folder: `${process.env['CACHE_DIR'] || 'node_modules/.astro'}/foreign-pictures`,
    report: () => {},
    mayAsk: () => true,
  });
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
  if (!taken[address]) throw new Error('The poster was not taken over.');
  return address;
}
