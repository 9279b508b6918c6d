import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aBooking, anEvent } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  eachMorning,
  fromYesterday,
  inquire,
  mailsOf,
  newsMails,
  passMinutes,
  pay,
  round,
  useMentorNews,
} from './mentor-news.ts';

useMentorNews();

describe('the mentor is told at once', () => {
  test('of a college’s inquiry, and its sender reads that it has arrived', async () => {
    const row = await inquire({ studentcount: 240 });
    expect(await newsMails()).toEqual([
      {
        recipient: people.admin.email,
        payload: {
          news: [
            {
              kind: 'inquiry',
              at: expect.any(String),
              institution: row['institutionname'],
              students: 240,
              day: row['sessiondate'],
              person: row['contactperson'],
              email: row['email'],
              phone: row['phone'],
            },
          ],
        },
      },
    ]);
    expect(await mailsOf('inquiry_received')).toEqual([
      {
        recipient: row['email'],
        payload: {
          person: row['contactperson'],
          students: 240,
          day: row['sessiondate'],
          mode: 'hybrid',
        },
      },
    ]);
  });

  test('of a payment, once', async () => {
    const row = await pay();
    const mails = await newsMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload.news).toMatchObject([{ kind: 'paid', order_id: row['order_id'] }]);
  });

  test('of a proposed event, whose proposer reads that it has arrived', async () => {
    const row = anEvent();
    await people.student.client.from('events').insert(row).throwOnError();
    expect((await newsMails())[0]?.payload.news).toMatchObject([
      { kind: 'proposal', title: row['title'] },
    ]);
    expect(await mailsOf('proposal_received')).toMatchObject([{ recipient: people.student.email }]);
  });

  test('but not of a booking form that is not paid yet, of an own event, or of an undone deletion', async () => {
    await people.visitor.from('form_submissions').insert(aBooking()).throwOnError();
    await people.admin.client.from('events').insert(anEvent()).throwOnError();
    const { id } = await inquire();
    await backend.query('delete from outbox');
    await people.admin.client.from('form_submissions').delete().eq('id', String(id)).throwOnError();
    const { data } = await people.admin.client.rpc('restore_submission', {
      submission_id: String(id),
    });
    expect(data).toBe(true);
    expect(await backend.query('select kind from outbox')).toEqual([]);
  });

  test('ten times a day, and then once an hour of all that came', async () => {
    for (let times = 0; times < 13; times += 1) await inquire();
    expect(await newsMails()).toHaveLength(10);
    await round();
    expect(await newsMails()).toHaveLength(10);
    await passMinutes(61);
    await round();
    const mails = await newsMails();
    expect(mails).toHaveLength(11);
    expect(mails.at(-1)?.payload.news).toHaveLength(3);

    await inquire();
    expect(await newsMails(), 'no second one in this hour').toHaveLength(11);
    await passMinutes(24 * 60);
    await inquire();
    expect((await newsMails()).at(-1)?.payload.news).toHaveLength(2);
  });
});

describe('a mentor who wants one mail each morning', () => {
  beforeEach(eachMorning);

  test('gets it after eight, with all that came until then, and nothing in between', async () => {
    await inquire();
    await pay();
    await round();
    expect(await newsMails()).toEqual([]);
    await fromYesterday();
    await Promise.all([round(), round()]);
    const mails = await newsMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload.news.map(({ kind }) => kind)).toEqual(['inquiry', 'paid']);
  });

  test('does not read of what is gone by then', async () => {
    const { id } = await inquire();
    await backend.query('delete from form_submissions where id = $1', [id]);
    await fromYesterday();
    await round();
    expect(await newsMails()).toEqual([]);
    expect(await backend.query('select from private.mentor_news')).toEqual([]);
  });

  test('gets two mails when there is too much for one', async () => {
    for (let times = 0; times < 27; times += 1) {
      await inquire({ institutionname: `${'Å'.repeat(180)} ${times}` });
    }
    await fromYesterday();
    await round();
    await round();
    expect((await newsMails()).map(({ payload }) => payload.news.length)).toEqual([25, 2]);
  });
});

test('without an admin nothing is refused, and nothing is queued', async () => {
  const roles = await backend.query<{ user_id: string; role: string }>(
    'delete from user_roles returning user_id, role',
  );
  await backend.query(`select private.tell_mentor('inquiry', $1)`, [randomUUID()]);
  expect(await newsMails()).toEqual([]);
  for (const { user_id, role } of roles) {
    await backend.query('insert into user_roles (user_id, role) values ($1, $2)', [user_id, role]);
  }
});
