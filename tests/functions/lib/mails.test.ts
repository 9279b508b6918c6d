import { parseHtml } from '../../support/parse-html.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from '../../../netlify/lib/mail/templates.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';
import { linkIn } from '../../support/mail-contents.ts';

beforeAll(setFunctionsEnvironment);

const queuedAt = '2026-11-24T06:30:00+00:00';
const orderId = `ord_${'a'.repeat(32)}`;
const payload = {
  order_id: orderId,
  amount: 149,
  mentorshiptype: 'resume_preparation',
  customer_name: 'Rohan Sharma',
};
const mailOf = (kind: string, changes: Partial<typeof payload> = {}) =>
  composeMail({
    kind,
    payload: { ...payload, ...changes },
    created_at: queuedAt,
    recipient: 'rohan@college.example',
  });

const kinds = ['booking_confirmation', 'payment_failed', 'payment_expired', 'refund'];

describe.each(kinds)('the mail %s', (kind) => {
  test('says the same in text and HTML', () => {
    const { html, text } = mailOf(kind);
    for (const fact of ['Dear Rohan Sharma,', '1-to-1 Resume Preparation', '₹149', orderId]) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    const address = linkIn({ html });
    expect(address).toMatch(/^https:\/\/mentor\.example\//);
    expect(text).toContain(address);
  });

  test('is the same every time, so that sending it again sends nothing new', () => {
    expect(mailOf(kind)).toEqual(mailOf(kind));
  });

  test('loads nothing from anywhere and runs nothing', () => {
    const document = parseHtml(mailOf(kind).html);
    expect(document.querySelectorAll('img, script, link, iframe, form, style')).toHaveLength(0);
  });
});

test('who booked a live session without a time is led to choosing one', () => {
  const { html, text } = mailOf('booking_confirmation');
  for (const form of [html, text]) {
    expect(form).toContain('choose a time for your 30-minute live session');
  }
  expect(text).toContain(`Choose a time:\nhttps://mentor.example/schedule?order_id=${orderId}`);
});

test.each(['resume_interview_course', 'end_to_end_course'])(
  'who bought a course reads for which address it opens, and where: %s',
  (mentorshiptype) => {
    const { html, text } = mailOf('booking_confirmation', { mentorshiptype });
    for (const form of [html, text]) {
      expect(form).toContain(
        'Log in, or sign up, with rohan@college.example, then open My Courses',
      );
      expect(form).not.toMatch(/\{email\}|\/schedule/);
    }
    expect(text).toContain('Open My Courses:\nhttps://mentor.example/course-dashboard');
  },
);

test.each(['booking_confirmation', 'refund'])('the mail %s leads to the receipt', (kind) => {
  const address = `https://mentor.example/payment/receipt?order_id=${orderId}`;
  expect(mailOf(kind).text).toContain(`Open your receipt:\n${address}`);
  expect(mailOf(kind).html).toContain(`href="${address}"`);
});

test.each(['payment_failed', 'payment_expired'])('the mail %s shows the way back', (kind) => {
  expect(mailOf(kind).text).toContain('https://mentor.example/mentorship/individual');
  expect(mailOf(kind, { mentorshiptype: 'resume_interview_course' }).text).toContain(
    'https://mentor.example/course/resume-mastery',
  );
  expect(mailOf(kind).text).not.toContain('receipt');
});

test('a type that is not in the list is a mentorship session', () => {
  const { subject } = mailOf('booking_confirmation', { mentorshiptype: '__proto__' });
  expect(subject).toBe('Booking confirmed: Mentorship Session');
});

test.each([
  'Visit evil.example',
  'https://evil.example',
  'win@evil.example',
  '<img src=x onerror=alert(1)>',
  'Call 9876543210',
  'A name with more than sixty letters which tells a whole story to its reader',
])('what is no name is not repeated: %s', (customer_name) => {
  const { html, text } = mailOf('payment_expired', { customer_name });
  expect(text).toContain('Hello,');
  for (const form of [html, text]) expect(form).not.toMatch(/evil|onerror|9876543210|story/);
});

test.each(['Dr. A. P. J. Abdul Kalam', 'Zoë Singh', 'रोहन शर्मा', 'José Mª Aznar'])(
  'a name is greeted: %s',
  (customer_name) => {
    expect(mailOf('refund', { customer_name }).text).toContain(`Dear ${customer_name},`);
  },
);

test.each([
  ['an unknown kind', { kind: 'newsletter', payload }],
  ['a kind from the prototype', { kind: 'constructor', payload }],
  ['a payload without an order', { kind: 'refund', payload: {} }],
])('%s is no mail', (_, row) => {
  expect(() =>
    composeMail({ ...row, created_at: queuedAt, recipient: 'rohan@college.example' }),
  ).toThrow();
});
