import fc from 'fast-check';
import { parseHtml } from '../../support/parse-html.ts';
import { beforeAll, expect, test } from 'vitest';
import { composeMail } from '../../../netlify/lib/mail/templates.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';

beforeAll(setFunctionsEnvironment);

const at = '2026-12-12T13:00:00+00:00';
const paid = {
  kind: 'paid',
  at,
  amount: 149,
  mentorshiptype: 'resume_preparation',
  person: 'Rohan Sharma',
  email: 'rohan@college.example',
};
const inquiry = {
  kind: 'inquiry',
  at,
  institution: 'GEC Ajmer',
  students: 240,
  day: '2026-12-18',
  person: 'Dr. Meena Kumari',
  email: 'tpo@college.example',
};
const proposal = { kind: 'proposal', at, title: 'Resume clinic', day: '2026-12-20' };

const mailOf = (...news: object[]) =>
  composeMail({
    kind: 'mentor_news',
    payload: { news },
    created_at: at,
    recipient: 'mentor@college.example',
  });

test.each([
  [paid, 'Paid: ₹149 for 1-to-1 Resume Preparation', 'Rohan Sharma, rohan@college.example'],
  [inquiry, 'Inquiry: GEC Ajmer, 240 students', 'for 18 Dec 2026'],
  [proposal, 'Proposed event: Resume clinic', 'for 20 Dec 2026'],
])('one piece of news is the subject: $0.kind', (news, subject, detail) => {
  const mail = mailOf(news);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(detail);
  expect(mail.html).toContain(detail);
});

test('the mail of the morning counts what is in it', () => {
  const { subject, text } = mailOf(paid, paid, inquiry, proposal);
  expect(subject).toBe('4 new: 2 payments, 1 inquiry, 1 proposed event');
  expect(text).toContain('Inquiry: GEC Ajmer, 240 students');
});

test('what people typed stays text', () => {
  const hostile = fc.oneof(
    fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
    fc.constantFrom('<img src=x onerror=alert(1)>', '"><a href="//evil">', 'A\r\nBcc: b@c.de'),
  );
  fc.assert(
    fc.property(hostile, hostile, (name, title) => {
      const { subject, html } = mailOf(
        { ...inquiry, institution: title, person: name },
        { ...proposal, title },
        { ...paid, person: name },
      );
      expect(subject).not.toMatch(/[\r\n]/);
      const document = parseHtml(html);
      expect(document.querySelectorAll('img, script')).toHaveLength(0);
      for (const link of document.querySelectorAll('a')) {
        expect(link.href).toMatch(/^(?:https:\/\/mentor\.example|mailto:)/);
      }
    }),
  );
});
