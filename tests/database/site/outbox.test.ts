import { beforeEach, describe, expect, test } from 'vitest';
import { aMail, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();
beforeEach(async () => {
  await people.service.from('outbox').delete().neq('kind', '').throwOnError();
});

async function queue(...rows: Row[]) {
  await people.service.from('outbox').insert(rows).throwOnError();
}

async function claim(batch = 10): Promise<Row[]> {
  const { data } = await people.service.rpc('claim_outbox', { batch }).throwOnError();
  return data as Row[];
}

/** As if so many minutes had passed since the last attempt. */
async function passMinutes(minutes: number) {
  await backend.query(
    `update public.outbox set next_attempt_at = next_attempt_at - make_interval(mins => $1)`,
    [minutes],
  );
}

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

describe('mails that were given back', () => {
  const postpone = (quota: string | null) =>
    people.service.rpc('postpone_mails', { ids: [mail['id']], quota }).throwOnError();
  beforeEach(async () => {
    await backend.query('delete from public.mail_pause');
    await queue(mail);
    await claim();
  });

  test('have used no attempt, and are given again soon', async () => {
    await postpone(null);
    expect(await claim()).toEqual([]);
    await passMinutes(1);
    expect(await claim()).toMatchObject([{ attempts: 1 }]);
  });

  const end = async () => {
    const [row] = await backend.query<{ minutes: number }>(
      'select extract(epoch from until - now()) / 60 as minutes from public.mail_pause',
    );
    return Number(row?.minutes);
  };

  test('wait with all others until a quota is over, and the first that is sent ends it', async () => {
    await postpone('day');
    await queue(aMail());
    expect(await claim()).toEqual([]);
    await backend.query('update public.mail_pause set until = now()');
    await passMinutes(2000);
    const [first] = await claim(1);
    expect(first).toBeDefined();
    await people.service.rpc('outbox_sent', { id: first!['id'] }).throwOnError();
    expect(await end()).toBeNaN();
  });

  test('of a day wait until its oldest mail is a day old', async () => {
    await queue(aMail({ sent_at: new Date(Date.now() - 23.5 * 3_600_000).toISOString() }));
    await postpone('day');
    expect(await end()).toBeLessThanOrEqual(30);
    expect(await end()).toBeGreaterThan(14);
  });

  test('of a day wait no longer than until midnight UTC, and a quarter of an hour at least', async () => {
    await postpone('day');
    const midnight = 24 * 60 - ((Date.now() / 60_000) % (24 * 60));
    expect(await end()).toBeLessThan(Math.max(15, midnight) + 1);
    expect(await end()).toBeGreaterThan(14);
  });

  test('of a month are tried again after six hours', async () => {
    await postpone('month');
    expect(await end()).toBeCloseTo(360, 0);
  });

  test('say since when they wait, also after another try', async () => {
    await postpone('day');
    await backend.query(`update public.mail_pause set since = since - interval '1 hour'`);
    await postpone('day');
    const [row] = await backend.query<{ hours: number }>(
      'select extract(epoch from now() - since) / 3600 as hours from public.mail_pause',
    );
    expect(Number(row?.hours)).toBeCloseTo(1, 1);
  });

  test('are counted for an admin as long as they wait, and for nobody else', async () => {
    await postpone('day');
    const { data } = await people.admin.client.rpc('waiting_work').throwOnError();
    expect(data).toMatchObject({ mails: { count: 1, quota: 'day' } });
    await backend.query(`update public.mail_pause set until = now() - interval '1 second'`);
    const later = await people.admin.client.rpc('waiting_work').throwOnError();
    expect(later.data).toMatchObject({ mails: null });
    const client = people.student.client;
    const tried = await client.rpc('postpone_mails', { ids: [mail['id']], quota: 'day' });
    expect(tried.error?.code).toBe('42501');
  });
});
