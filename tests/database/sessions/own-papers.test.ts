import { describe, expect, test } from 'vitest';
import { join } from '../support/people.ts';
import { backend, people } from '../support/use-backend.ts';
import { bookingOf, choose, letTimePass, paidOrder } from './bookings.ts';
import { inIndia, useSchedule } from './schedule.ts';

useSchedule();

const pdf = Buffer.from('%PDF-1.4 %%EOF').toString('base64');

/** A booked session with papers of all kinds. */
async function sessionWithPapers(customer_email: string): Promise<string> {
  const orderId = await paidOrder({ customer_email });
  await choose(orderId, inIndia(3, customer_email === people.student.email ? '09:00' : '09:40'));
  const booking_id = (await bookingOf(orderId)).id;
  const { service } = people;
  await service.from('session_questions').insert({ booking_id, questions: ['Why?'] } as never);
  await service
    .from('session_resumes')
    .insert({ booking_id, name: 'own.pdf', content_base64: pdf } as never);
  const mentor = people.admin.client;
  await mentor
    .from('session_notes')
    .insert({ booking_id, private_note: 'Hidden', shared_note: 'Well done' })
    .throwOnError();
  await mentor
    .from('session_steps')
    .insert({ booking_id, position: 1, step: 'Rewrite it' })
    .throwOnError();
  return orderId;
}

const leftOf = async (orderId: string) => {
  const [row] = await backend.query<{ papers: number }>(
    `select (select count(*) from session_questions where booking_id = bookings.id)::int
       + (select count(*) from session_resumes where booking_id = bookings.id)::int as papers
     from bookings where order_id = $1`,
    [orderId],
  );
  return row?.papers;
};

describe('the papers of one’s own', () => {
  test('are those of the orders under one’s confirmed address; what the mentor wrote comes with the session', async () => {
    const orderId = await sessionWithPapers(people.student.email);
    await sessionWithPapers(people.otherStudent.email);
    const papers = async () => {
      const { data } = await people.student.client.rpc('own_records').throwOnError();
      return (data as { session_papers: unknown[] }).session_papers;
    };
    const theirs = {
      order_id: orderId,
      questions: ['Why?'],
      resumes: [{ name: 'own.pdf', size: 14 }],
    };
    expect(await papers()).toMatchObject([{ ...theirs, shared_note: null, steps: null }]);
    await letTimePass(orderId, '4 days');
    const after = await papers();
    expect(after).toMatchObject([
      { ...theirs, shared_note: 'Well done', steps: [{ step: 'Rewrite it', done_at: null }] },
    ]);
    expect(JSON.stringify(after)).not.toContain('Hidden');
    expect((await people.visitor.rpc('own_records')).error).not.toBeNull();
  });

  test('that one left go with the account, the order and the papers of others stay', async () => {
    const person = await join(backend, 'leaving@example.com');
    const own = await sessionWithPapers(person.email);
    const others = await sessionWithPapers(people.student.email);
    await person.client.rpc('delete_own_account').throwOnError();
    expect(await leftOf(own)).toBe(0);
    expect(await leftOf(others)).toBe(2);
    expect(await bookingOf(own)).toMatchObject({ status: 'booked' });
  });
});
