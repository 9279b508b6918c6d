import fc from 'fast-check';
import { parseHtml } from '../../support/parse-html.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from '../../../netlify/lib/mail/templates.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';

beforeAll(setFunctionsEnvironment);

const payload = {
  ticket: 'G-2026-48120',
  name: 'Rohan Sharma',
  topic: 'payment',
  acknowledge_by: '2026-12-14T06:30:00+00:00',
  settle_by: '2027-01-12T06:30:00+00:00',
  email: 'rohan@college.example',
  order_id: 'ord_1' as string | null,
  description: 'I paid twice.\nOnce is enough.',
  answer: 'One payment goes back.',
};
const mailOf = (kind: string, changes: object = {}) =>
  composeMail({
    kind,
    payload: { ...payload, ...changes },
    created_at: '2026-12-12T06:30:00+00:00',
    recipient: 'rohan@college.example',
  });
const documentOf = ({ html }: { html: string }) => parseHtml(html);

const kinds = [
  ['grievance_filed', 'https://mentor.example/grievance'],
  ['grievance_to_settle', 'https://mentor.example/admin/grievances'],
  ['grievance_acknowledged', 'https://mentor.example/grievance'],
  ['grievance_settled', 'https://mentor.example/grievance#if-our-answer-does-not-help'],
] as const;

describe.each(kinds)('the mail %s', (kind, address) => {
  test('names the ticket in its subject, and leads on, in text and HTML', () => {
    const mail = mailOf(kind);
    expect(mail.subject).toContain('G-2026-48120');
    expect(mail.text).toContain('Ticket: G-2026-48120\nAbout: Payment or refund');
    expect(mail.text).toContain(`:\n${address}`);
    expect(documentOf(mail).querySelector(`a[href="${address}"]`)).not.toBeNull();
    expect(mailOf(kind)).toEqual(mail);
  });
});

test('who sent it reads both dates, and nothing of what was typed but the name', () => {
  const { text, html } = mailOf('grievance_filed');
  expect(text).toContain('Acknowledged by: 14 December 2026, 12:00 pm IST');
  expect(text).toContain('Settled by: 12 January 2027');
  for (const form of [text, html]) expect(form).not.toMatch(/paid twice|ord_1/);
});

test('the mentor reads who complains, about which order, and what happened', () => {
  const { text } = mailOf('grievance_to_settle');
  expect(text).toContain('> I paid twice.\n> Once is enough.');
  expect(text).toContain('From: Rohan Sharma\nEmail: rohan@college.example\nOrder: ord_1');
  expect(mailOf('grievance_to_settle', { order_id: null }).text).not.toContain('Order:');
});

test('the answer is quoted', () => {
  expect(mailOf('grievance_settled').text).toContain('The answer:\n> One payment goes back.');
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc
    .array(
      fc.constantFrom(
        'Asha',
        '</blockquote><b>',
        '<img src=x onerror=alert(1)>',
        '&lt;',
        '"\'`',
        '$&',
        '\r\nBcc: b@evil.example',
        '\u2028',
        '\n\nDear Ananya, your account ends. Open https://evil.example',
        ' ',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

test.each([
  ['grievance_to_settle', 'description'],
  ['grievance_to_settle', 'name'],
  ['grievance_to_settle', 'order_id'],
  ['grievance_settled', 'answer'],
] as const)('whatever is typed, the mail %s keeps its %s in its place', (kind, field) => {
  const frame = mailOf(kind, { [field]: 'x' });
  const elementsOf = (mail: { html: string }) =>
    [...documentOf(mail).querySelectorAll('*:not(br)')].map((element) => [
      element.tagName,
      ...[...element.attributes].map(({ name, value }) => `${name}=${value}`),
    ]);
  const elements = elementsOf(frame);
  const ours = (text: string) =>
    text.split('\n').filter((line) => !/^(?:> |From: |Order: )/.test(line));
  fc.assert(
    fc.property(hostile, (words) => {
      const mail = mailOf(kind, { [field]: words });
      expect(mail.subject).toBe(frame.subject);
      expect(elementsOf(mail)).toEqual(elements);
      expect(ours(mail.text)).toEqual(ours(frame.text));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['grievance_filed', { topic: 'money' }],
  ['grievance_to_settle', { description: null }],
  ['grievance_settled', { answer: undefined }],
])('%s of something else is no mail: %o', (kind, changes) =>
  expect(() => mailOf(kind, changes)).toThrow(),
);
