import { describe, expect, test } from 'vitest';
import { paidBuyer, sessionOf } from './buyer.ts';
import { ask, bookSession, letBegin, papersOf, sendResume, tick, writeNotes } from './papers.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

describe('questions', () => {
  test('are saved, changed and taken back, by the order or the token of the page', async () => {
    const buyer = await bookSession(shop);
    const { token } = buyer;
    const { status, body } = await ask(shop, { token }, [' What first? ', '', 'And then?']);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token, papers: { questions: ['What first?', 'And then?'] } });
    await ask(shop, { order_id: buyer.orderId }, ['Only this']);
    expect((await papersOf(shop, buyer)).questions).toEqual(['Only this']);
    await ask(shop, { token }, ['', '  ', '\u200b']);
    expect((await papersOf(shop, buyer)).questions).toEqual([]);
  });

  test.each([
    ['four', ['1', '2', '3', '4']],
    ['one of 501 characters', ['x'.repeat(501)]],
    ['one that turns the text around', ['a \u202e b']],
    ['a text in place of a list', 'What?'],
  ])('are refused when there is %s, and those from before stay', async (_, questions) => {
    const buyer = await bookSession(shop);
    await ask(shop, { token: buyer.token }, ['Before']);
    const { status, body } = await ask(shop, { token: buyer.token }, questions);
    expect([status, body['title']]).toEqual([400, 'Your questions could not be saved']);
    expect((await papersOf(shop, buyer)).questions).toEqual(['Before']);
  });

  test('can be of 500 characters each', async () => {
    const { token } = await bookSession(shop);
    const long = ['क'.repeat(500), '😀'.repeat(250), 'x'.repeat(500)];
    expect((await ask(shop, { token }, long)).body).toMatchObject({ papers: { questions: long } });
  });

  test('cannot be changed once the session is over', async () => {
    const buyer = await bookSession(shop);
    await letBegin(shop, buyer, 20);
    expect((await ask(shop, { token: buyer.token }, ['During'])).status).toBe(200);
    await letBegin(shop, buyer, 31);
    const { status, body } = await ask(shop, { token: buyer.token }, ['After']);
    expect([status, body['title']]).toEqual([409, 'This session is over']);
    expect((await papersOf(shop, buyer)).questions).toEqual(['During']);
  });
});

describe('notes and next steps', () => {
  test('are shown once the session has begun, and never the private note', async () => {
    const buyer = await bookSession(shop);
    await writeNotes(shop, buyer);
    expect(await papersOf(shop, buyer)).toMatchObject({ shared_note: null, steps: [] });
    await letBegin(shop, buyer, 1);
    const { text } = await sessionOf(shop, { token: buyer.token });
    expect(text).not.toContain('Nervous');
    expect(await papersOf(shop, buyer)).toMatchObject({
      shared_note: 'Well done',
      steps: [
        { step: 'Step 1', done: false },
        { step: 'Step 2', done: false },
      ],
    });
  });

  test('a step is ticked, stays ticked when it is ticked again, and is open again', async () => {
    const buyer = await bookSession(shop);
    await writeNotes(shop, buyer);
    await letBegin(shop, buyer, 40);
    const [, second] = (await papersOf(shop, buyer)).steps;
    const id = second?.id ?? '';
    const key = { token: buyer.token };
    const doneAt = () =>
      shop.stack.backend.query('select done_at from session_steps where id = $1', [id]);
    expect((await tick(shop, key, id)).body).toMatchObject({
      papers: { steps: [{ done: false }, { done: true }] },
    });
    const before = await doneAt();
    await tick(shop, key, id);
    expect(await doneAt()).toEqual(before);
    expect((await tick(shop, key, id, false)).body).toMatchObject({
      papers: { steps: [{ done: false }, { done: false }] },
    });
  });

  test('a step of another session, or of one that has not begun, is not ticked', async () => {
    const [one, other] = [await bookSession(shop), await bookSession(shop, 5)];
    for (const buyer of [one, other]) await writeNotes(shop, buyer);
    await letBegin(shop, other, 40);
    const [step] = (await papersOf(shop, other)).steps;
    const id = step?.id ?? '';
    for (const wrong of [{ token: one.token }, { order_id: one.orderId }]) {
      const { status, body } = await tick(shop, wrong, id);
      expect([status, body['title']]).toEqual([404, 'This step is not in the list any more']);
    }
    expect((await papersOf(shop, other)).steps[0]).toMatchObject({ done: false });
    expect((await tick(shop, { token: other.token }, 'x')).status).toBe(400);
  });
});

test('papers can be left before a time is chosen, and looking at them changes nothing', async () => {
  const { orderId } = await paidBuyer(shop);
  await ask(shop, { order_id: orderId }, ['First?']);
  await sendResume(shop, { order_id: orderId, name: 'a.pdf' });
  const rows = () =>
    Promise.all(
      ['session_questions', 'session_resumes', 'session_notes', 'session_steps', 'bookings'].map(
        (table) => shop.stack.backend.query(`select * from ${table} order by 1`),
      ),
    );
  const before = await rows();
  const { text, body } = await sessionOf(shop, { order_id: orderId });
  expect(body['papers']).toMatchObject({ questions: ['First?'], resumes: [{ name: 'a.pdf' }] });
  expect(text).not.toContain('content');
  expect(await rows()).toEqual(before);
});
