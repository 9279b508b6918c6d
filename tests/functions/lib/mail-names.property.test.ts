import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { limits } from '#src/shared/lib/limits.ts';
import { composeMail } from '../../../netlify/lib/mail/templates.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';

beforeAll(setFunctionsEnvironment);

const order = (name: string) => ({
  order_id: `ord_${'a'.repeat(32)}`,
  amount: 149,
  mentorshiptype: 'resume_preparation',
  customer_name: name,
});
const event = { id: randomUUID(), title: 'Mock interviews', event_date: '2026-12-12' };
const registration = (name: string) => ({
  user_name: name,
  was: { event_date: '2026-12-11', event_time: '18:30', venue: 'Seminar hall', link: null },
  event: {
    ...event,
    event_time: '18:30',
    venue: 'Seminar hall',
    link: null,
    updated_at: '2026-11-23T08:00:00Z',
  },
});

const lesson = (name: string) => ({
  learner: name,
  course_slug: 'resume-mastery',
  course_title: 'Resume & Interview Course',
  lesson_slug: 'star',
  lesson_title: 'STAR',
  question: 'How long?',
  answer: 'Two minutes.',
  points: 8,
  of_points: 10,
  comment: null,
});

const inquiry = (name: string) => ({ person: name, students: 240 });
const grievance = (name: string) => ({
  ticket: 'G-2026-48120',
  name,
  topic: 'payment',
  acknowledge_by: '2026-12-14T06:30:00+00:00',
  settle_by: '2027-01-12T06:30:00+00:00',
  answer: 'It goes back today.',
});

const kinds = [
  ['booking_confirmation', order],
  ['payment_failed', order],
  ['payment_expired', order],
  ['refund', order],
  ['event_registration', registration],
  ['event_changed', registration],
  ['event_cancelled', registration],
  ['lesson_answer', lesson],
  ['task_marked', lesson],
  ['course_given', lesson],
  ['order_moved', order],
  ['inquiry_received', inquiry],
  ['grievance_filed', grievance],
  ['grievance_acknowledged', grievance],
  ['grievance_settled', grievance],
] as const;

const pieces = fc.constantFrom(
  'Asha',
  'रोहन शर्मा',
  'Zoë',
  'D’Souza',
  'Rao-Patil',
  'A. P. J.',
  'evil.example',
  'https://evil.example/x',
  'www.evil.example',
  'win@evil.example',
  '<img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  '&lt;b&gt;',
  '"\'`',
  '\r\nBcc: b@evil.example',
  '\u202egpj',
  '\u2028',
  '9876543210',
  '。',
  ' ',
  '.',
);
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc.string({ unit: 'grapheme', maxLength: 150 }),
  fc.array(pieces, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
);

/** The rule of the issue, letter by letter and not by the expression that the mails use. */
function mayBeRepeated(name: string): boolean {
  const letters = [...name];
  return (
    name.length > 0 &&
    name.length <= limits.mailNameMaximum &&
    /^\p{L}$/u.test(letters[0] ?? '') &&
    letters.every((letter, at) =>
      letter === '.'
        ? [' ', undefined].includes(letters[at + 1])
        : letter === ' ' || /^[\p{L}\p{M}]$/u.test(letter),
    )
  );
}

test.each(kinds)(
  'whatever is typed as a name, the mail %s repeats a name or nothing',
  (kind, of) => {
    const compose = (name: string) =>
      composeMail({
        kind,
        payload: of(name),
        created_at: '2026-11-24T06:30:00+00:00',
        recipient: 'rohan@college.example',
      });
    const nameless = compose('?');
    fc.assert(
      fc.property(names, (typed) => {
        const { subject, text, html } = compose(typed);
        const name = typed.trim();
        const line = mayBeRepeated(name) ? `Dear ${name},` : 'Hello,';
        expect(subject).toBe(nameless.subject);
        expect(text).toBe(nameless.text.replace('Hello,', () => line));
        // To the letter, so no element or attribute has come or gone.
        expect(html).toBe(nameless.html.replace('Hello,', () => line));
      }),
      { numRuns: 150 },
    );
  },
);
