import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CourseReader } from '#src/features/courses/islands/FindCourseReader.tsx';
import {
  type CourseStart,
  nextPagePath,
  type NextPage,
  type NextStep as Step,
  nextStepText,
} from '#src/features/payment/lib/next-step.ts';
import type { Payment } from '#src/features/payment/schemas/order.ts';
import { mailLink } from '#src/shared/lib/reply-links.ts';

// What is shown already stands beside what is loaded here, and not in it: a link that is put in again while somebody
// presses it does nothing. It is right without the code of the other room, too.
const withoutCode = { default: () => null };

/** Only for a live session: buyers of a course load nothing for it. */
const SessionStep = lazy(() =>
  import('#src/features/sessions/islands/SessionStep.tsx').then(
    (module) => ({ default: module.SessionStep }),
    () => withoutCode,
  ),
);

/** Only for a course. */
const FindCourseReader = lazy(() =>
  import('#src/features/courses/islands/FindCourseReader.tsx').then(
    (module) => ({ default: module.FindCourseReader }),
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

/** What the buyer does next; of a session that has its time, when it takes place or what became of it. */
export function NextStep(props: NextStepProps) {
  const { course, page } = props.step;
  if (course) return <CourseNext {...props} course={course} />;
  const shown = <Next {...props} button={page} />;
  if (!page.isOfOrder) return shown;
  return <SessionNext orderId={props.payment.order_id}>{shown}</SessionNext>;
}

function SessionNext({ orderId, children }: { orderId: string; children: ReactNode }) {
  const [hasTime, setHasTime] = useState(false);
  return (
    <>
      {!hasTime && children}
      <Suspense>
        <SessionStep orderId={orderId} onShown={setHasTime} />
      </Suspense>
    </>
  );
}

/** How a buyer begins with a paid course, by who is logged in. */
function CourseNext({ course, ...props }: NextStepProps & { course: CourseStart }) {
  const [reader, setReader] = useState<CourseReader>('unknown');
  const { page } = props.step;
  const steps: Record<CourseReader, { text?: string; button?: NextPage }> = {
    // Right for everyone.
    unknown: { button: page },
    visitor: { button: course.login },
    owner: { text: course.own, button: page },
    otherAccount: { text: course.otherAccount },
  };
  return (
    <>
      <Next {...props} {...steps[reader]} />
      {props.paidWith !== undefined && reader !== 'owner' && (
        <WrongEmail course={course} email={props.email} orderId={props.payment.order_id} />
      )}
      <Suspense>
        <FindCourseReader mentorshipType={props.payment.mentorshiptype} onFound={setReader} />
      </Suspense>
    </>
  );
}

interface NextProps extends NextStepProps {
  /** In place of the step's own. */
  text?: string;
  button?: NextPage;
}

const Next = ({ step, payment, paidWith, text, button }: NextProps) => (
  <>
    <p className="lead text-ink">{nextStepText(step, paidWith, text)}</p>
    {button && (
      <a className="btn btn-fill" href={nextPagePath(button, payment.order_id)}>
        {button.label}
      </a>
    )}
  </>
);

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
