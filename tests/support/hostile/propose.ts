import { randomUUID } from 'node:crypto';
import { postPath } from '#src/features/blog/paths.ts';
import { eventPath } from '#src/features/events/paths.ts';
import { firstCharacters } from '#src/shared/lib/shorten.ts';
import { dayFromToday } from '../browser/events.ts';
import { createPerson, type Person } from '../browser/people.ts';
import type { StackInUse } from '../browser/stack-in-use.ts';
import { hostileHtml } from '../rich-text/hostile-html.ts';
import { attacks } from './hostile-text.ts';

/** Of each kind of row one per text. */
const hostileTexts = [
  ...attacks,
  ...hostileHtml.slice(0, 20 - attacks.length).map(([, html]) => html),
];

interface StoredRow {
  id: string;
  title: string;
  path: string;
}

export interface StoredRows {
  events: StoredRow[];
  posts: StoredRow[];
}

/** Each text comes from a student of its own: nobody may propose or review that often. */
export async function storeTexts(stack: StackInUse, admin: Person): Promise<StoredRows> {
  const stored: StoredRows = { events: [], posts: [] };
  for (const [index, text] of hostileTexts.entries()) {
    const student = await createPerson(stack, { fullName: `Student ${index}` });
    const words = (maximum: number) => firstCharacters(text, maximum);
    const event = {
      id: randomUUID(),
      title: words(200),
      description: words(4000),
      category: words(60),
      department: words(120),
      venue: words(200),
      event_date: dayFromToday(index % 2 ? 10 + index : -10 - index),
      event_time: '18:30',
      link: 'https://mentor.example/?a=%3Cb%3E&quot;',
    };
    await send(stack, student, 'POST', 'events', event);
    await send(stack, student, 'POST', 'reviews', {
      user_id: student.id,
      rating: (index % 5) + 1,
      title: words(200),
      content: words(4000),
      reviewer_name: words(120),
      designation: index % 3 ? 'Student' : 'Training & Placement Officer',
    });
    const post = {
      id: randomUUID(),
      title: words(200),
      slug: `hostile-words-${index}`,
      excerpt: words(1000),
      author: words(254),
      content: `<h2>One</h2><h2>Two</h2><h2>${text}</h2><p>${text}</p>`,
    };
    await send(stack, admin, 'POST', 'blog_posts', post);
    stored.events.push({ ...event, path: eventPath(event) });
    stored.posts.push({ ...post, path: postPath(post.slug) });
  }
  return stored;
}

export const approve = (stack: StackInUse, admin: Person, id: string) =>
  send(stack, admin, 'PATCH', `events?id=eq.${id}`, { status: 'approved' });

/** What the site's own forms send, past them. */
async function send(
  stack: StackInUse,
  { session }: Person,
  method: 'POST' | 'PATCH',
  path: string,
  row: object,
): Promise<void> {
  const answer = await fetch(`${stack.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: stack.anonKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(row),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}
