import type { Page } from '@playwright/test';
import { giveCourse, lessonText, sampleLessons } from '../../support/browser/lessons.ts';
import { expect, test } from '../../support/test.ts';

// What is cached already would cost nothing.
test.use({ sharesTabs: false, viewport: { width: 390, height: 844 } });

const maximumBytes = 60_000;

/** What the network carries for this page from now on, by address: the bodies, as hosts compress the headers. */
async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, new URL(request.url).pathname);
  });
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // A page that was fetched when its link was reached for is told a second time when it is opened.
    const isThere = response.fromPrefetchCache === true;
    headers.set(requestId, isThere ? Infinity : response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? requestId;
    // What the browser has cached is told with its size, and carried nothing.
    const body = Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0));
    bytes.set(address, (bytes.get(address) ?? 0) + body);
  });
  return bytes;
}

const sum = (bytes: Map<string, number>) =>
  [...bytes.values()].reduce((all, each) => all + each, 0);
const listed = (bytes: Map<string, number>) =>
  [...bytes].map(([address, count]) => `${count} ${address}`).join('\n');

test('the free lesson costs a visitor who was never here at most 60 kB', async ({ visitor }) => {
  const bytes = await countBytes(visitor);
  await visitor.goto(sampleLessons.free);
  await expect(lessonText(visitor)).toBeVisible();
  await expect.poll(() => [...bytes.keys()].join()).toContain('.woff2');
  expect(sum(bytes), listed(bytes)).toBeLessThanOrEqual(maximumBytes);
});

test('the next lesson costs a learner who comes from My Courses at most 60 kB, with its text and its tools', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await database(
    `insert into public.lesson_progress (user_id, lesson_id, completed_at)
     select $1::uuid, id, now() from public.lessons where slug = 'start-from-a-blank-page'`,
    [student.id],
  );
  await page.goto('/course-dashboard');
  const next = page.getByRole('link', { name: 'Go on: Write bullets that show results' });
  await expect(next).toBeVisible();
  const bytes = await countBytes(page);
  await next.click();
  await expect(page.getByLabel('Your note', { exact: true })).toBeVisible();
  expect(sum(bytes), listed(bytes)).toBeLessThanOrEqual(maximumBytes);
});
