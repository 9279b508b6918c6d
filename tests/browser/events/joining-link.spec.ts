import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { eventSlug } from '../../../src/features/events/lib/address.ts';
import { expect, test } from '../../support/browser/events.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';
import { calendarFile } from '../../support/browser/joining-link.ts';
import { takeDown } from '../../support/browser/network.ts';

interface Planted {
  id: string;
  title: string;
  link: string;
}

/** The events that the site was built with and that have a joining link; what other tests add is younger than a day. */
const planted = `select events.id, title, event_joining_links.link
  from public.event_joining_links join public.events on events.id = event_id
  where status = 'approved' and events.created_at < now() - interval '1 day' order by event_date`;

const register = `insert into public.event_registrations
  (event_id, user_id, user_name, user_email, college_name, phone_number)
  values ($1, $2, 'Kavya Nair', $3, 'MNIT, Jaipur', '9829012345')`;

const joiningLink = (page: Page, link: string) => page.getByRole('link', { name: link });

test('no file of the site holds a joining link', async ({ stack, database }) => {
  const links = await database<Planted>(planted);
  expect(links.length).toBeGreaterThan(2);
  const entries = await readdir(stack.siteDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(50);
  for (const { parentPath, name } of files) {
    const content = await readFile(join(parentPath, name));
    for (const { link } of links) {
      const secret = link.slice('https://'.length);
      for (const spelling of [secret, secret.replaceAll('/', '\\/'), encodeURIComponent(secret)]) {
        expect(content.includes(spelling), `${name} holds ${spelling}`).toBe(false);
      }
    }
  }
});

test('a registered student finds the joining link on the page, in the calendar entry and in the mail', async ({
  student,
  database,
  inbox,
}) => {
  const { page } = student;
  const [event] = await database<Planted>(planted);
  await page.goto(`/events/${eventSlug(event!)}`);
  await page.getByRole('button', { name: `Register for Event: ${event!.title}` }).click();
  expect(await calendarFile(page)).not.toContain(event!.link);
  const dialog = page.getByRole('dialog', { name: 'Register for Event' });
  await dialog.getByLabel('College Name').fill('MBM University, Jodhpur');
  await dialog.getByLabel('Phone Number').fill('98290 12345');
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(joiningLink(page, event!.link)).toHaveAttribute('href', event!.link);
  await expect.poll(() => calendarFile(page)).toContain(`Join: ${event!.link}`);
  await expect(page.getByRole('link', { name: /^Google/ })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(event!.link)),
  );
  const mails = async () => (await inbox.messages(student.email)).map(({ text }) => text).join();
  await expect.poll(mails, { timeout: 30_000 }).toContain(event!.link);

  await page.reload();
  await expect(joiningLink(page, event!.link)).toBeVisible();
  await page.getByRole('button', { name: `Cancel registration: ${event!.title}` }).click();
  const question = page.getByRole('dialog', { name: 'Cancel registration' });
  await question.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(joiningLink(page, event!.link)).toBeHidden();
  await expect.poll(() => calendarFile(page)).not.toContain('Join: ');
});

test('a joining link that did not come is said to be in the mail, and can be tried again', async ({
  student,
  addEvent,
  database,
  problems,
}) => {
  const { page } = student;
  const event = await addEvent();
  const link = `https://meet.example/${uniqueWord()}`;
  await database('insert into public.event_joining_links values ($1, $2)', [event.id, link]);
  await database(register, [event.id, student.id, student.email]);
  problems.expect(/500: GET \/rest\/v1\/event_joining_links/);
  problems.expect(/console.error/);
  await takeDown(page, '**/rest/v1/event_joining_links*');
  await page.goto(`/events/${eventSlug(event)}`);
  await expect(page.getByText('The joining link could not be loaded.')).toBeVisible();
  await page.unroute('**/rest/v1/event_joining_links*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(joiningLink(page, link)).toBeVisible();
});
