import * as z from 'zod/mini';
import type { NextStep, NextSteps } from '#src/features/payment/lib/next-step.ts';
import { text } from '#src/shared/content/content-fields.ts';
import { mentorshipTypes, offerOf } from '#src/shared/content/offers.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import { site } from '#src/shared/content/site.ts';
import { takesCustomer } from '#src/shared/lib/frame-sources.ts';
import { withNext } from '#src/shared/lib/next-path.ts';
import { paths } from '#src/shared/paths.ts';
import content from '../../../content/after-payment.json' with { type: 'json' };

const steps = readContent(
  'content/after-payment.json',
  z.strictObject({
    /** Of live sessions. */
    chooseTime: z.strictObject({ step: text, text, button: text }),
    /** Of courses. The first text and otherAccount name the buyer's address as `{email}`. */
    openCourse: z.strictObject({
      text,
      unknownEmail: text,
      button: text,
      login: text,
      own: text,
      otherAccount: text,
      wrongEmail: text,
    }),
  }),
  content,
);

/** How a live session gets its time, in a line that is read before booking. */
export const sessionTimeStep = steps.chooseTime.step;

/** The next step of a buyer. */
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
  const { text, button, login, ...course } = steps.openCourse;
  return {
    text,
    page: { label: button, path: paths.courseDashboard, isOfOrder: false },
    course: {
      ...course,
      login: {
        label: login,
        // The mode opens the screen at once: it fills in the address that was paid with.
        path: `${withNext(paths.auth, paths.courseDashboard)}&mode=login`,
        isOfOrder: false,
      },
    },
  };
}

export const nextSteps: NextSteps = {
  ofType: Object.fromEntries(mentorshipTypes.map((type) => [type, nextStepOf(type)])),
  ofOthers: nextStepOf('generic'),
};
