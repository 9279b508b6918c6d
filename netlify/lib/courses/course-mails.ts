import * as z from 'zod/mini';
import { nextStepOf } from '#src/features/payment/content.ts';
import { nextStepText } from '#src/features/payment/lib/next-step.ts';
import { paths } from '#src/shared/paths.ts';
import { greeting } from '../mail/greeting.ts';
import type { MailContent, MailTemplate } from '../mail/content.ts';
import { addressOf, nameOf } from '../mail/order-mail.ts';
import { answerMail, handedInMail, markedMail, questionMail } from './lesson-mails.ts';

/** The mails about courses, by their kind. */
export const courseMails: Record<string, MailTemplate> = {
  lesson_question: questionMail,
  lesson_answer: answerMail,
  task_handed_in: handedInMail,
  task_marked: markedMail,
  course_given: givenMail,
  order_moved: movedOrderMail,
};

const givenSchema = z.object({ learner: z.string(), course_title: z.string() });
const movedSchema = z.object({ customer_name: z.string(), mentorshiptype: z.string() });

/** Throws when the payload is no course. */
function givenMail(payload: unknown, _queuedAt: string, recipient: string): MailContent {
  const { learner, course_title } = givenSchema.parse(payload);
  return {
    subject: `A course for you: ${course_title}`,
    preview: 'It is in your account, under My Courses.',
    heading: 'A course is yours now',
    paragraphs: [
      greeting(learner),
      'Your mentor has given you a course. There is nothing to pay.',
      `Log in with ${recipient}, then open My Courses: the course is there.`,
    ],
    facts: [{ label: 'Course', value: course_title }],
    action: myCourses(),
  };
}

/** Throws when the payload is no order. */
function movedOrderMail(payload: unknown, _queuedAt: string, recipient: string): MailContent {
  const order = movedSchema.parse(payload);
  return {
    subject: `Your order has this address now: ${nameOf(order)}`,
    preview: 'Here is how to begin with the course.',
    heading: 'Your order has this address now',
    paragraphs: [
      greeting(order.customer_name),
      `The order for this course now belongs to ${recipient}.`,
      nextStepText(nextStepOf(order.mentorshiptype), recipient),
    ],
    facts: [{ label: 'Course', value: nameOf(order) }],
    action: myCourses(),
    note: 'You have not bought a course? Then somebody mistyped an address: please reply to this email.',
  };
}

const myCourses = () => ({
  label: 'Open My Courses',
  url: addressOf(paths.courseDashboard),
});
