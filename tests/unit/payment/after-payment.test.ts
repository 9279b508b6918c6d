import { describe, expect, test } from 'vitest';
import { nextStepOf, nextSteps, sessionTimeStep } from '#src/features/payment/content.ts';
import { nextStepIn } from '#src/features/payment/lib/next-step.ts';
import { courseDashboard } from '#src/shared/content/course-dashboard.ts';
import { mentorshipTypes, offerOf } from '#src/shared/content/offers.ts';

const scheduler = 'https://calendar.example.com/mentor';
const isCourse = (type: string) => offerOf(type).minutes === undefined;

describe('who has paid for a live session', () => {
  const sessions = [...mentorshipTypes.filter((type) => !isCourse(type)), 'of another kind'];

  test.each(sessions)('chooses a time where a scheduler is configured: %s', (type) => {
    const { text, page } = nextStepOf(type, scheduler);
    expect(text).toContain('choose a time for your 30-minute live session');
    expect(page).toEqual({ label: 'Choose a time', path: '/schedule' });
    expect(sessionTimeStep(scheduler)).toBe('You choose a time that suits you.');
  });

  test.each(sessions)('is written to with two times where there is none: %s', (type) => {
    const { text, page } = nextStepOf(type, '');
    expect(text).toContain('We write to you with two times for your 30-minute live session.');
    expect(page?.label).not.toMatch(/choose|pick|time/i);
    expect(sessionTimeStep('')).toBe('We write to you with two times, and you choose one.');
  });
});

describe('who has paid for a course', () => {
  test.each(mentorshipTypes.filter(isCourse))(
    'opens it where its lessons are, and is sent the access otherwise: %s',
    (type) => {
      const { text, page } = nextStepOf(type);
      if (courseDashboard.course.offer === type) {
        expect(page).toEqual({ label: 'Open my courses', path: '/course-dashboard' });
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
