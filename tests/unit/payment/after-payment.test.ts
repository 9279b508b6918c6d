import { describe, expect, test } from 'vitest';
import { nextStepOf, nextSteps, sessionTimeStep } from '#src/features/payment/content.ts';
import { nextPagePath, nextStepIn } from '#src/features/payment/lib/next-step.ts';
import { courseDashboard } from '#src/shared/content/course-dashboard.ts';
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
    expect(page?.label).toBe('Choose a time');
    expect(page && nextPagePath(page, orderId)).toBe(`/schedule?order_id=${orderId}`);
  });

  test.each(sessions)('chooses it in the scheduler that is configured: %s', (type) => {
    const { page } = nextStepOf(type, scheduler);
    expect(page?.label).toBe('Choose a time');
    expect(page && nextPagePath(page, orderId)).toBe('/schedule');
  });

  test.each(sessions)('is known to a scheduler that takes over who comes: %s', (type) => {
    const { page } = nextStepOf(type, 'https://calendly.com/mentor');
    expect(page && nextPagePath(page, orderId)).toBe(`/schedule?order_id=${orderId}`);
  });
});

describe('who has paid for a course', () => {
  test.each(mentorshipTypes.filter(isCourse))(
    'opens it where its lessons are, and is sent the access otherwise: %s',
    (type) => {
      const { text, page } = nextStepOf(type);
      if (courseDashboard.course.offer === type) {
        expect(page?.label).toBe('Open my courses');
        expect(page && nextPagePath(page, orderId)).toBe('/course-dashboard');
      } else {
        expect(page).toBeUndefined();
        expect(text).toContain('We send you the access by email');
      }
    },
  );
});

test.each(['__proto__', 'constructor', 'of another kind', ''])(
  'a type that is not in the list is a session: %s',
  (type) => expect(nextStepIn(nextSteps, type)).toEqual(nextStepOf('of another kind')),
);
