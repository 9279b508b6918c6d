import * as z from 'zod/mini';
import type { NextStep, NextSteps } from '#src/features/payment/lib/next-step.ts';
import { text } from '#src/shared/content/content-fields.ts';
import { courseDashboard } from '#src/shared/content/course-dashboard.ts';
import { mentorshipTypes, offerOf } from '#src/shared/content/offers.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import { site } from '#src/shared/content/site.ts';
import { paths } from '#src/shared/paths.ts';
import content from '../../../content/after-payment.json' with { type: 'json' };

const session = z.strictObject({ step: text, text, button: text });

const steps = readContent(
  'content/after-payment.json',
  z.strictObject({
    /** Of live sessions, while content/site.json names a scheduler, and while it names none. */
    chooseTime: session,
    timesByMail: session,
    /** Of the course whose lessons are on the page /course-dashboard, and of the others. */
    openCourse: z.strictObject({ text, button: text }),
    accessByMail: z.strictObject({ text }),
  }),
  content,
);

const sessionContent = (schedulerUrl: string) =>
  schedulerUrl === '' ? steps.timesByMail : steps.chooseTime;

/** How a live session gets its time, in a line that is read before booking. */
export const sessionTimeStep = (schedulerUrl = site.schedulerUrl) =>
  sessionContent(schedulerUrl).step;

/** The next step of a buyer. It links to a page only when one can choose or open something there. */
export function nextStepOf(mentorshipType: string, schedulerUrl = site.schedulerUrl): NextStep {
  const { minutes } = offerOf(mentorshipType);
  if (minutes !== undefined) {
    const { text, button } = sessionContent(schedulerUrl);
    return {
      text: text.replaceAll('{minutes}', String(minutes)),
      page: { label: button, path: paths.schedule },
    };
  }
  if (mentorshipType !== courseDashboard.course.offer) return steps.accessByMail;
  const { text, button } = steps.openCourse;
  return { text, page: { label: button, path: paths.courseDashboard } };
}

export const nextSteps: NextSteps = {
  ofType: Object.fromEntries(mentorshipTypes.map((type) => [type, nextStepOf(type)])),
  ofOthers: nextStepOf('generic'),
};
