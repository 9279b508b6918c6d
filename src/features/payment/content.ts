import * as z from 'zod/mini';
import type { NextStep, NextSteps } from '#src/features/payment/lib/next-step.ts';
import { text } from '#src/shared/content/content-fields.ts';
import { courseDashboard } from '#src/shared/content/course-dashboard.ts';
import { mentorshipTypes, offerOf } from '#src/shared/content/offers.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import { site } from '#src/shared/content/site.ts';
import { takesCustomer } from '#src/shared/lib/frame-sources.ts';
import { paths } from '#src/shared/paths.ts';
import content from '../../../content/after-payment.json' with { type: 'json' };

const steps = readContent(
  'content/after-payment.json',
  z.strictObject({
    /** Of live sessions. */
    chooseTime: z.strictObject({ step: text, text, button: text }),
    /** Of the course whose lessons are on the page /course-dashboard, and of the others. */
    openCourse: z.strictObject({ text, button: text }),
    accessByMail: z.strictObject({ text }),
  }),
  content,
);

/** How a live session gets its time, in a line that is read before booking. */
export const sessionTimeStep = steps.chooseTime.step;

/** The next step of a buyer. It links to a page only when one can choose or open something there. */
export function nextStepOf(mentorshipType: string, schedulerUrl = site.schedulerUrl): NextStep {
  const { minutes } = offerOf(mentorshipType);
  if (minutes !== undefined) {
    const { text, button } = steps.chooseTime;
    return {
      text: text.replaceAll('{minutes}', String(minutes)),
      // Of somebody else's schedulers, only some have a use for whose order it is.
      page: {
        label: button,
        path: paths.schedule,
        isOfOrder: schedulerUrl === '' || takesCustomer(schedulerUrl),
      },
    };
  }
  if (mentorshipType !== courseDashboard.course.offer) return steps.accessByMail;
  const { text, button } = steps.openCourse;
  return { text, page: { label: button, path: paths.courseDashboard, isOfOrder: false } };
}

export const nextSteps: NextSteps = {
  ofType: Object.fromEntries(mentorshipTypes.map((type) => [type, nextStepOf(type)])),
  ofOthers: nextStepOf('generic'),
};
