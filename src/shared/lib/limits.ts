// Every limit that a form, a function and the database agree on (docs/product.md 5 and 9).
export const limits = {
  phoneDigits: 10,
  nameMaximum: 120,
  emailMaximum: 254,
  shortTextMaximum: 200,
  longTextMaximum: 4000,
  passwordMinimum: 8,
  /** bcrypt reads no more than 72 bytes; anything longer would be cut silently. */
  passwordMaximumBytes: 72,
  coverMaximumBytes: 5 * 1024 * 1024,
  studentCountMaximum: 100_000,
  /** The database stores no later day (private.is_calendar_date). */
  latestDate: '2100-12-31',
  /** A form that is sent sooner after its page was opened was filled in by a program (private.refuse_programs). */
  formSecondsMinimum: 2,
  checkoutMinutes: 30,
  /** How long a time is kept for a browser that has not ordered yet. */
  holdMinutes: 15,
  /** Times that browsers of one network address hold at once: a whole campus may share one. */
  holdsPerNetwork: 8,
  /** Of one network address, to create-payment-order. docs/decisions/order-bounds.md says how the four go together. */
  orderRequestsPerMinute: 8,
  /** New orders of one mailbox or phone. */
  ordersPerHour: 5,
  /** New orders of one mailbox, phone or network address that are not paid. */
  unpaidOrdersPerHour: 3,
  /** A longer name is not repeated in a mail. */
  mailNameMaximum: 60,
  /** Links to one's own data, to one mailbox; private.request_own_data() has the same number. */
  dataMailsPerDay: 3,
  /** What a buyer leaves for a session; the constraints of session_resumes and session_questions have the same. */
  resumeMaximumBytes: 1024 * 1024,
  resumesPerSession: 3,
  questionsPerSession: 3,
  questionMaximum: 500,
  /** What the mentor writes after it, as session_steps has it. */
  stepsPerSession: 12,
  stepMaximum: 300,
  /** Days off and days with other hours that the schedule holds at once. */
  datesOfSchedule: 366,
  /** What learners write in a lesson, as the constraints of lesson_notes, lesson_questions and task_submissions have it. */
  lessonNoteMaximum: 4000,
  lessonQuestionMaximum: 2000,
  taskAnswerMaximum: 10_000,
  taskFileMaximumBytes: 1024 * 1024,
  submissionsPerTask: 3,
  attemptsPerDay: 5,
  homeUpcomingEvents: 3,
  homePastEvents: 2,
  communityEvents: 3,
  /** Three rows of three; more are shown on demand. */
  eventsPerPage: 9,
  categoryMaximum: 60,
  webAddressMaximum: 2048,
  homeReviews: 10,
  reviewsPerPage: 30,
  blogPostsPerPage: 9,
  inquiriesPerPage: 25,
  /** An inquiry that nobody has answered for longer is marked. inquiry_counts() counts by the same. */
  inquiryWaitsHours: 48,
  /** Within which a grievance is acknowledged; it is settled within a month. The table grievances has the same. */
  grievanceAcknowledgeHours: 48,
  grievanceOrderMaximum: 100,
  /** What one admin refunds in 24 hours without a recent sign-in; private.request_refund() has the same number. */
  refundWithoutPasswordInRupees: 500,
  /** How long the dashboard offers to take a deletion back; private.can_be_restored() leaves time for the way. */
  undoSeconds: 10,
  actionsPerPage: 20,
} as const;

const hour = 60 * 60;
const day = 24 * hour;

/**
 * How often something can be written: by one account, from one mail address, or by all visitors together. `seconds` null:
 * in all. The database decides, by the same numbers in private.write_bounds; admins are not bound.
 */
export const writeBounds: readonly WriteBound[] = [
  { kind: 'inquiry', per: 'mail', maximum: 3, seconds: hour },
  { kind: 'inquiry', per: 'mail', maximum: 10, seconds: day },
  { kind: 'inquiry', per: 'everyone', maximum: 100, seconds: hour },
  { kind: 'grievance', per: 'mail', maximum: 3, seconds: day },
  { kind: 'grievance', per: 'everyone', maximum: 50, seconds: hour },
  { kind: 'review', per: 'account', maximum: 1, seconds: day },
  { kind: 'review', per: 'account', maximum: 5, seconds: null },
  { kind: 'review_change', per: 'account', maximum: 20, seconds: hour },
  { kind: 'proposal', per: 'account', maximum: 5, seconds: day },
  { kind: 'registration', per: 'account', maximum: 20, seconds: hour },
  { kind: 'registration', per: 'account', maximum: 60, seconds: day },
  { kind: 'profile_change', per: 'account', maximum: 20, seconds: hour },
  { kind: 'task_submission', per: 'account', maximum: 10, seconds: day },
  { kind: 'lesson_question', per: 'account', maximum: 10, seconds: day },
  // Mails to addresses that nobody confirmed, and those among them about orders that were not finished: not refused but
  // left out, by private.bound_mails(). docs/decisions/mails-to-strangers.md has the reasons.
  { kind: 'stranger_mail', per: 'mail', maximum: 3, seconds: day },
  { kind: 'stranger_mail', per: 'everyone', maximum: 40, seconds: day },
  { kind: 'nudge', per: 'mail', maximum: 1, seconds: day },
  { kind: 'nudge', per: 'everyone', maximum: 15, seconds: day },
  // To the mentor, who finds the others at the desk.
  { kind: 'grievance_to_settle', per: 'everyone', maximum: 10, seconds: day },
];

interface WriteBound {
  kind: string;
  per: 'account' | 'mail' | 'everyone';
  maximum: number;
  seconds: number | null;
}
