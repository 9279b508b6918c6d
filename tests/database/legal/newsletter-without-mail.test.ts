import { beforeEach, describe, expect, test } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import { aContactMessage, aMail } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { current, mails, stored, useNewsletter } from './newsletter.ts';

useNewsletter();

describe('someone whose mailbox had its mails of the day', () => {
  const email = 'vic.tim+4@gmail.com';
  const tick = async () => {
    const newsletter_notice = await current();
    await people.visitor
      .from('form_submissions')
      .insert({ ...aContactMessage({ phone: null, email }), newsletter_notice })
      .throwOnError();
  };
  const fillMailbox = () =>
    people.service
      .from('outbox')
      .insert(
        [1, 2, 3].map((number) =>
          aMail({ kind: 'inquiry_received', recipient: `victim+${number}@gmail.com` }),
        ),
      )
      .throwOnError();
  beforeEach(async () => {
    await forgetWrites(backend);
    await backend.query('delete from public.outbox');
  });

  test('is in no list that they never read of, and can ask again a day later', async () => {
    await fillMailbox();
    await tick();
    expect(await mails()).toEqual([]);
    expect(await stored()).toEqual([]);
    await backend.query(`update public.outbox set created_at = created_at - interval '1 day'`);
    await tick();
    expect(await mails()).toMatchObject([{ recipient: email }]);
    expect(await stored()).toMatchObject([{ email, ended: false }]);
  });

  test('stays in the list that an earlier mail told of', async () => {
    await tick();
    await fillMailbox();
    await tick();
    expect(await mails()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ email, ended: false }]);
  });
});
