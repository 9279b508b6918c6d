import { describe, expect, test } from 'vitest';
import { nextStepOf, nextSteps, sessionTimeStep } from '#src/features/payment/content.ts';
import { nextPagePath, nextStepIn, nextStepText } from '#src/features/payment/lib/next-step.ts';
import { mentorshipTypes, offerOf } from '#src/shared/content/offers.ts';

const scheduler = 'https://calendar.example.com/mentor';
const orderId = `ord_${'0'.repeat(32)}`;
const isCourse = (type: string) => offerOf(type).minutes === undefined;

describe('who has paid for a live session', () => {
  const sessions = [...mentorshipTypes.filter((type) => !isCourse(type)), 'of another kind'];

  test.each(sessions)('chooses a time: %s', (type) => {
    for (const { text } of [nextStepOf(type, scheduler), nextStepOf(type, '')]) {
      expect(text).toContain('choose a time for your 30-minute live session');
    }
    expect(sessionTimeStep).toBe('You choose a time that suits you.');
  });

  test.each(sessions)('chooses it for this order while no scheduler is configured: %s', (type) => {
    const { page } = nextStepOf(type, '');
    expect(page.label).toBe('Choose a time');
    expect(nextPagePath(page, orderId)).toBe(`/schedule?order_id=${orderId}`);
  });

  test.each(sessions)('chooses it in the scheduler that is configured: %s', (type) => {
    const { page } = nextStepOf(type, scheduler);
    expect(page.label).toBe('Choose a time');
    expect(nextPagePath(page, orderId)).toBe('/schedule');
  });

  test.each(sessions)('is known to a scheduler that takes over who comes: %s', (type) => {
    const { page } = nextStepOf(type, 'https://calendly.com/mentor');
    expect(nextPagePath(page, orderId)).toBe(`/schedule?order_id=${orderId}`);
  });
});

describe('who has paid for a course', () => {
  const courses = mentorshipTypes.filter(isCourse);

  test.each(courses)('opens it on My Courses, in the account of the address: %s', (type) => {
    const step = nextStepOf(type);
    expect(step.page.label).toBe('Open My Courses');
    expect(nextPagePath(step.page, orderId)).toBe('/course-dashboard');
    expect(nextStepText(step, 'rohan@example.com')).toContain(
      'Log in, or sign up, with rohan@example.com, then open My Courses',
    );
  });

  test.each(courses)('reads of "the email address" where nobody knows it: %s', (type) => {
    const step = nextStepOf(type);
    expect(nextStepText(step, undefined)).toContain(
      'Log in, or sign up, with the email address that you paid with, then open My Courses',
    );
    for (const text of [step.text, step.course?.own, step.course?.otherAccount]) {
      expect(nextStepText(step, undefined, text)).not.toMatch(/[{}]/);
    }
  });

  test('comes to My Courses after the login', () => {
    expect(nextStepOf('end_to_end_course').course?.login.path).toBe(
      '/auth?next=%2Fcourse-dashboard&mode=login',
    );
  });

  test('reads an address as it was typed', () => {
    const step = nextStepOf('end_to_end_course');
    expect(nextStepText(step, "$&$'@example.com")).toContain("with $&$'@example.com, then");
  });
});

test.each(['__proto__', 'constructor', 'of another kind', ''])(
  'a type that is not in the list is a session: %s',
  (type) => expect(nextStepIn(nextSteps, type)).toEqual(nextStepOf('of another kind')),
);
