import { beforeEach, describe, expect, test } from 'vitest';
import { aMail } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { claim, passMinutes, queue, useOutbox } from './outbox.ts';

useOutbox();

const mail = aMail();

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
