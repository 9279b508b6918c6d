import { beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from '../../../netlify/lib/mail/templates.ts';
import { propertiesOf, valueOf } from '../../support/calendar-lines.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';
import { bookingId, calendarIn, mailOf, orderId, page, session, when } from './session-mail.ts';

beforeAll(setFunctionsEnvironment);

const confirmation = (changes: object) =>
  composeMail({
    kind: 'booking_confirmation',
    payload: {
      order_id: orderId,
      amount: 149,
      mentorshiptype: 'resume_preparation',
      customer_name: 'Rohan Sharma',
      ...changes,
    },
    created_at: '2026-11-20T06:30:00+00:00',
    recipient: 'rohan@college.example',
  });

describe.each([
  ['session_booked', 'REQUEST', 'CONFIRMED'],
  ['session_moved', 'REQUEST', 'CONFIRMED'],
  ['session_cancelled', 'CANCEL', 'CANCELLED'],
])('the mail %s', (kind, method, status) => {
  test('carries the session for the buyer’s calendar', () => {
    const mail = mailOf(kind);
    expect(mail.attachments).toMatchObject([
      { filename: 'invite.ics', contentType: `text/calendar; charset=utf-8; method=${method}` },
    ]);
    const { calendar, event } = calendarIn(mail);
    expect(valueOf(calendar, 'METHOD')).toBe(method);
    expect(valueOf(event, 'STATUS')).toBe(status);
    expect(valueOf(event, 'UID')).toBe(`${bookingId}@mentor.example`);
    expect(valueOf(event, 'SEQUENCE')).toBe('1');
    expect(valueOf(event, 'DTSTART')).toBe('20261124T123000Z');
    expect(valueOf(event, 'URL')).toBe(page());
    expect(propertiesOf(event, 'ATTENDEE')).toMatchObject([
      { value: 'mailto:rohan@college.example', parameters: { CN: 'Rohan Sharma' } },
    ]);
  });

  test('leads the mentor to their sessions and says whose it is, without the buyer’s link', () => {
    const mail = mailOf(kind, { reader: 'mentor' });
    expect(mail.text).toContain('Open the sessions:\nhttps://mentor.example/admin/sessions');
    expect(mail.text).toContain('Buyer: Rohan Sharma\nEmail: rohan@college.example');
    expect(mail.text).not.toContain('/session/');
    const { calendar, event } = calendarIn(mail);
    expect(valueOf(calendar, 'METHOD')).toBe(method === 'REQUEST' ? 'PUBLISH' : method);
    expect(valueOf(event, 'UID')).toBe(`${bookingId}@mentor.example`);
    expect(mail.attachments[0]?.content).not.toContain('/session/');
  });
});

test('who paid for a time that was held reads it in the confirmation, and gets the invitation', () => {
  const mail = confirmation({ session });
  expect(mail.text).toContain(`Your session is on ${when}. It takes 30 minutes.`);
  expect(mail.text).toContain(`See your session:\n${page()}`);
  expect(mail.text).toContain('Open your receipt:');
  expect(mail.text).not.toContain('/schedule');
  expect(valueOf(calendarIn(mail).calendar, 'METHOD')).toBe('REQUEST');
});

test('whose time was taken before the money came reads that, and is led to another', () => {
  const { html, text, attachments } = confirmation({ lost_start: session.starts_at });
  for (const form of [html, text]) {
    expect(form).toContain(
      `The time that we held for you, ${when}, was no longer free when your payment arrived.`,
    );
  }
  expect(text).toContain(`Choose a time:\nhttps://mentor.example/schedule?order_id=${orderId}`);
  expect(attachments).toEqual([]);
});
