import { describe, expect, test } from 'vitest';
import { aMail } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { claim, passMinutes, queue, useOutbox } from './outbox.ts';

useOutbox();

const mail = aMail();

describe('a mail', () => {
  test('is given to one sender only, even when several ask at once', async () => {
    await queue(...Array.from({ length: 20 }, () => aMail()));
    const claims = (await Promise.all([claim(), claim(), claim()])).flat();
    expect(claims).toHaveLength(20);
    expect(new Set(claims.map(({ id }) => id)).size).toBe(20);
  });

  test('is given again when its sender never came back, with growing pauses', async () => {
    await queue(mail);
    expect(await claim()).toMatchObject([{ id: mail['id'], attempts: 1 }]);
    await passMinutes(1);
    expect(await claim()).toEqual([]);
    await passMinutes(1);
    expect(await claim()).toMatchObject([{ attempts: 2 }]);
    await passMinutes(3);
    expect(await claim()).toEqual([]);
    await passMinutes(1);
    expect(await claim()).toMatchObject([{ attempts: 3 }]);
  });

  test('is never given again once it was sent', async () => {
    await queue(mail);
    await claim();
    await people.service.rpc('outbox_sent', { id: mail['id'] }).throwOnError();
    await passMinutes(10_000);
    expect(await claim()).toEqual([]);
  });

  test('keeps why it could not be sent', async () => {
    await queue(mail);
    await claim();
    const error = 'a'.repeat(5000);
    await people.service.rpc('outbox_failed', { id: mail['id'], error }).throwOnError();
    const { data } = await people.service.from('outbox').select('last_error, sent_at').single();
    expect(data).toEqual({ last_error: 'a'.repeat(2000), sent_at: null });
  });

  test('is given up after twenty attempts', async () => {
    await queue(aMail({ attempts: 20 }));
    expect(await claim()).toEqual([]);
  });

  test('of a kind is queued once per subject', async () => {
    await queue(mail);
    const again = aMail({ subject: mail['subject'] });
    expect((await people.service.from('outbox').insert(again)).error?.code).toBe('23505');
  });
});

test.each([-1, 0])('a batch of %i is empty', async (batch) => {
  await queue(aMail());
  expect(await claim(batch)).toEqual([]);
});

test('nobody but the service can take, finish or fail a mail', async () => {
  await queue(mail);
  for (const client of [people.visitor, people.student.client, people.admin.client]) {
    expect((await client.rpc('claim_outbox', { batch: 1 })).error?.code).toBe('42501');
    expect((await client.rpc('outbox_sent', { id: mail['id'] })).error?.code).toBe('42501');
    const failed = await client.rpc('outbox_failed', { id: mail['id'], error: 'x' });
    expect(failed.error?.code).toBe('42501');
  }
  expect(await claim()).toHaveLength(1);
});

describe('when few mails can go', () => {
  test('those that somebody paid for or waits for go first, and what nobody waits for last', async () => {
    const kinds = ['mentor_news', 'inquiries_paused', 'lesson_answer', 'refund'];
    for (const [index, kind] of kinds.entries()) {
      await queue(
        aMail({ kind, next_attempt_at: new Date(Date.now() - 60_000 * (9 - index)).toISOString() }),
      );
    }
    const claimed = [await claim(1), await claim(1), await claim(2)];
    expect(claimed.map((mails) => mails.map(({ kind }) => kind))).toEqual([
      ['refund'],
      ['lesson_answer'],
      expect.arrayContaining(['mentor_news', 'inquiries_paused']),
    ]);
  });

  test('mails of one claim come in that order, too', async () => {
    await queue(
      aMail({ kind: 'mentor_news' }),
      aMail({ kind: 'refund' }),
      aMail({ kind: 'other' }),
    );
    expect((await claim()).map(({ kind }) => kind)).toEqual(['refund', 'other', 'mentor_news']);
  });
});
