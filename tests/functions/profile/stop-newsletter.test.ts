import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { linkIn } from '../../support/mail-contents.ts';
import { signedToken } from '../../support/signed-token.ts';
import { shop, useShop } from '../../support/use-shop.ts';

useShop({ seed: 'sample' });

/** Somebody who ticked the newsletter in the form of the contact page. */
async function reader(): Promise<string> {
  const email = `kavya-${randomUUID()}@students.example`;
  await shop.stack.backend.query(
    `insert into form_submissions (type, email, fullname, additionaldetails, newsletter_notice)
     values ('contact', $1, 'Kavya Nair', 'Which session fits me?', private.current_notice())`,
    [email],
  );
  return email;
}

/** The token of the link in the mail with which the newsletter begins. */
async function tokenFor(email: string): Promise<string> {
  await shop.call('send-mails');
  await shop.received(email);
  const mails = await shop.stack.inbox.messages(email);
  const begun = mails.find(({ subject }) => subject === 'You asked for our newsletter');
  return new URL(linkIn({ html: begun?.html ?? null }, '/my-data')).hash.replace('#stop=', '');
}

const stop = (token: unknown) => shop.call('stop-newsletter', { body: { token } });

async function isReader(email: string): Promise<boolean> {
  const rows = await shop.stack.backend.query(
    `select from consents where email = $1 and purpose = 'newsletter' and withdrawn_at is null`,
    [email],
  );
  return rows.length === 1;
}

describe('the link of the newsletter', () => {
  test('stops it, and pressing twice is the same as pressing once', async () => {
    const email = await reader();
    const token = await tokenFor(email);
    expect(await isReader(email)).toBe(true);
    for (const answer of [await stop(token), await stop(token)]) {
      expect(answer).toMatchObject({ status: 200, body: { stopped: true } });
    }
    expect(await isReader(email)).toBe(false);
  });

  test('says that it is stopped when all about the address was deleted meanwhile', async () => {
    const email = await reader();
    const token = await tokenFor(email);
    await shop.stack.backend.query('delete from consents where email = $1', [email]);
    expect((await stop(token)).status).toBe(200);
  });

  test('cannot be made up, nor be one that was mailed for something else', async () => {
    const email = await reader();
    const token = await tokenFor(email);
    const [{ id } = { id: '' }] = await shop.stack.backend.query<{ id: string }>(
      'select id from consents where email = $1',
      [email],
    );
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const ofOtherMail = signedToken(shop.stack.backend.serviceKey, 'own-data', id);
    for (const wrong of [forged, ofOtherMail, id, '', undefined, { token }]) {
      expect((await stop(wrong)).status, String(wrong)).toBe(404);
    }
    expect(await isReader(email)).toBe(true);
  });
});
