import { lazy, type ReactNode, Suspense } from 'react';
import {
  type CourseStart,
  nextPagePath,
  type NextPage,
  type NextStep as Step,
  nextStepText,
} from '#src/features/payment/lib/next-step.ts';
import type { Payment } from '#src/features/payment/schemas/order.ts';
import { mailLink } from '#src/shared/lib/reply-links.ts';

// The step that is shown already is right without the code of the other room, too.
const withoutCode = { default: ({ children }: { children: ReactNode }) => children };

/** Only for a live session: buyers of a course load nothing for it. */
const SessionStep = lazy(() =>
  import('#src/features/sessions/islands/SessionStep.tsx').then(
    (module) => ({ default: module.SessionStep }),
    () => withoutCode,
  ),
);

/** Only for a course. */
const CourseStep = lazy(() =>
  import('#src/features/courses/islands/CourseStep.tsx').then(
    (module) => ({ default: module.CourseStep }),
    () => withoutCode,
  ),
);

interface NextStepProps {
  step: Step;
  payment: Payment;
  /** The address that it was paid with, where this browser still knows it. */
  paidWith: string | undefined;
  /** Whom to write to. */
  email: string;
}

/** What the buyer does next; of a session that is booked already, when it takes place. */
export function NextStep({ step, payment, paidWith, email }: NextStepProps) {
  const { course, page } = step;
  const { order_id, mentorshiptype } = payment;
  const say = (text: string | undefined, button?: NextPage) => (
    <>
      <p className="lead text-ink">{nextStepText(step, paidWith, text)}</p>
      {button && (
        <a className="btn btn-fill" href={nextPagePath(button, order_id)}>
          {button.label}
        </a>
      )}
      {course && paidWith !== undefined && text !== course.own && (
        <WrongEmail course={course} email={email} orderId={order_id} />
      )}
    </>
  );
  const shown = say(undefined, page);
  if (course) {
    return (
      <Suspense fallback={shown}>
        <CourseStep
          mentorshipType={mentorshiptype}
          visitor={say(undefined, course.login)}
          owner={say(course.own, page)}
          otherAccount={say(course.otherAccount)}
        >
          {shown}
        </CourseStep>
      </Suspense>
    );
  }
  if (!page.isOfOrder) return shown;
  return (
    <Suspense fallback={shown}>
      <SessionStep orderId={order_id}>{shown}</SessionStep>
    </Suspense>
  );
}

interface WrongEmailProps {
  course: CourseStart;
  email: string;
  orderId: string;
}

const WrongEmail = ({ course, email, orderId }: WrongEmailProps) => (
  <p className="text-small text-soft">
    {course.wrongEmail} <a href={mailLink(email, `Order ${orderId}`, '')}>{email}</a>
  </p>
);
