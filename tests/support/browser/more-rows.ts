import { storeHostilePosts } from '../blog/stored-posts.ts';
import type { Query } from './database-door.ts';

/** Rows beside the sample data: hostile posts, and so many reviews that a page is not prebuilt with all of them. */
export async function storeMoreRows(database: Query): Promise<void> {
  await storeHostilePosts(database);
  await database(
    `insert into public.reviews (user_id, rating, title, content, reviewer_name, designation)
     select auth.users.id, 5, 'Clear and kind ' || number, 'I knew what to leave out.', 'Rohan Sharma', 'Student'
     from auth.users, generate_series(1, 200) as number
     where email = 'student@example.com'`,
  );
}
