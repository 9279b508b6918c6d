import { beforeEach, expect, test } from 'vitest';
import { createWhatsApp, type WhatsApp } from '../../../local/server/phone/whatsapp.ts';

// As the documentation of WhatsApp's Cloud API says (local/server/phone/refusals.ts).

const keys = { token: 'EAAtoken', phoneId: '106540352242922' };
let whatsapp: WhatsApp;
beforeEach(() => {
  whatsapp = createWhatsApp(keys);
});

const texts = (...values: string[]) => values.map((text) => ({ type: 'text', text }));
const message = (changes: object = {}, template: object = {}) => ({
  messaging_product: 'whatsapp',
  to: '+919829012345',
  type: 'template',
  template: {
    name: 'session_booked',
    language: { code: 'en' },
    components: [{ type: 'body', parameters: texts('Asha', 'Tue 24 Nov', 'https://a.example') }],
    ...template,
  },
  ...changes,
});
const filledWith = (...values: string[]) =>
  message({}, { components: [{ type: 'body', parameters: texts(...values) }] });

async function send(body: unknown, { token, phoneId } = keys) {
  const answer = await whatsapp.send(
    new Request(`http://localhost/v23.0/${phoneId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  const { error } = (await answer.clone().json()) as { error?: { code: number } };
  return { status: answer.status, code: error?.code, answer };
}

test('a template that is filled arrives, and is answered with its id', async () => {
  const { status, answer } = await send(message());
  expect(status).toBe(200);
  const [stored, ...more] = whatsapp.list('919829012345');
  expect(more).toEqual([]);
  expect(await answer.json()).toEqual({
    messaging_product: 'whatsapp',
    contacts: [{ input: '+919829012345', wa_id: '919829012345' }],
    messages: [{ id: stored?.id, message_status: 'accepted' }],
  });
  expect(stored?.text).toContain('Hello Asha, your session is booked: Tue 24 Nov.');
  expect(whatsapp.list('+919829099999')).toEqual([]);
});

test.each([
  ['a number without its country', message({ to: '98290' }), 400, 131009],
  ['a number with words', message({ to: 'Asha' }), 400, 131009],
  ['no number', message({ to: undefined }), 400, 100],
  ['another product', message({ messaging_product: 'mail' }), 400, 100],
  ['what is no JSON', 'hello', 400, 100],
  ['an unknown template', message({}, { name: 'hello' }), 404, 132001],
  ['an unknown language', message({}, { language: { code: 'hi' } }), 404, 132001],
  ['too few parameters', filledWith('Asha'), 400, 132000],
  ['too many parameters', filledWith('a', 'b', 'c', 'd'), 400, 132000],
  ['an empty parameter', filledWith('', 'b', 'c'), 400, 131008],
  ['a new line', filledWith('a\nb', 'b', 'c'), 400, 132018],
  ['a tab', filledWith('a\tb', 'b', 'c'), 400, 132018],
  ['five spaces', filledWith('a     b', 'b', 'c'), 400, 132018],
])('it refuses %s', async (_, body, status, code) => {
  expect(await send(body)).toMatchObject({ status, code });
  expect(whatsapp.list()).toEqual([]);
});

test('it takes four spaces', async () => {
  expect((await send(filledWith('a    b', 'b', 'c'))).status).toBe(200);
});

test('it refuses a wrong token and the number of somebody else', async () => {
  expect(await send(message(), { ...keys, token: '' })).toMatchObject({ status: 401, code: 190 });
  expect(await send(message(), { ...keys, phoneId: '7' })).toMatchObject({
    status: 400,
    code: 100,
  });
});

test('it can be down for a while', async () => {
  whatsapp.refuseNext(1);
  expect(await send(message())).toMatchObject({ status: 503, code: 2 });
  expect((await send(message())).status).toBe(200);
});
