import { randomUUID } from 'node:crypto';
import { toast } from '../../support/browser/toast.ts';
import { sidewaysOverflow } from '../../support/browser/layout.ts';
import type { InboxReader, Mail } from '../../support/browser/inbox.ts';
import { linkIn } from '../../support/mail-contents.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const stored = `select withdrawn_at is not null as ended, notice_version::text as version
  from public.consents where purpose = 'newsletter' and email = $1`;

async function mailAbout(inbox: InboxReader, email: string, subject: string): Promise<Mail> {
  let mail: Mail | undefined;
  await expect(async () => {
    mail = (await inbox.messages(email)).find((one) => one.subject.startsWith(subject));
    expect(mail).toBeDefined();
  }).toPass();
  return mail!;
}

test('a visitor asks for the newsletter with a message, and stops it by its mail without an account', async ({
  visitor,
  inbox,
  database,
}) => {
  const email = `kavya-${randomUUID().slice(0, 8)}@students.example`;
  await visitor.goto('/contact');
  const box = visitor.getByRole('checkbox', { name: 'Send me the newsletter' });
  await expect(box).not.toBeChecked();
  await visitor.getByLabel('Full Name').fill('Kavya Nair');
  await visitor.getByLabel('Email or Phone').fill('9829012345');
  await visitor.getByLabel('Message').fill('Which course is for me?');
  await box.check();
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(visitor.getByText('The newsletter needs an email address.')).toBeVisible();
  await visitor.getByLabel('Email or Phone').fill(email);
  await visitor.waitForFunction(() => performance.now() > 2500);
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => database(stored, [email])).toMatchObject([{ ended: false }]);
  expect(await sidewaysOverflow(visitor)).toEqual([]);

  const link = linkIn(await mailAbout(inbox, email, 'You asked for our newsletter'), '/my-data');
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Stop the newsletter' }).click();
  await expect(visitor.getByRole('heading', { name: 'The newsletter is stopped' })).toBeFocused();
  expect(await database(stored, [email])).toMatchObject([{ ended: true }]);
  expect(await sidewaysOverflow(visitor)).toEqual([]);
});

test('a student sees WhatsApp and newsletter on the profile, and withdraws each in one press', async ({
  student: { page, email, id },
  database,
}) => {
  await database(
    `insert into public.consents (purpose, email, phone, user_id, notice_version, place)
     select kind, $1, case kind when 'whatsapp_reminders' then '9829012345' end, $2::uuid, private.current_notice(), 'booking'
     from unnest(array['whatsapp_reminders', 'newsletter']) as kind`,
    [email, id],
  );
  await page.goto('/profile');
  for (const name of [`Newsletter to ${email}`, 'WhatsApp messages to 9829012345']) {
    await page.getByRole('button', { name: `Withdraw: ${name}` }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: name }).getByText('Withdrawn on'),
    ).toBeVisible();
  }
  expect(
    await database('select id from public.consents where email = $1 and withdrawn_at is null', [
      email,
    ]),
  ).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('someone without an account withdraws on the page of their data', async ({
  visitor,
  inbox,
  database,
}) => {
  const email = `meera-${randomUUID().slice(0, 8)}@students.example`;
  await database(
    `insert into public.consents (purpose, email, notice_version, place)
     values ('newsletter', $1, private.current_notice(), 'contact')`,
    [email],
  );
  await visitor.goto('/my-data');
  await visitor.getByRole('textbox', { name: 'Email' }).fill(email);
  await visitor.getByRole('button', { name: 'Mail me a link' }).click();
  await visitor.goto(linkIn(await mailAbout(inbox, email, 'Your data'), '/my-data'));
  await visitor.getByRole('button', { name: `Withdraw: Newsletter to ${email}` }).click();
  await expect(toast(visitor, 'Withdrawn')).toBeVisible();
  await expect(visitor.getByText('Withdrawn on')).toBeVisible();
  expect(await database(stored, [email])).toMatchObject([{ ended: true }]);
  expect(await sidewaysOverflow(visitor)).toEqual([]);
  await database('delete from public.consents where email = $1', [email]);
});
