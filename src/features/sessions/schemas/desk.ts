import * as z from 'zod/mini';
import { sessionStatuses } from './session.ts';

export const deskSessionColumns =
  'id, status, starts_at, ends_at, lost_start, reminded_at, payments!inner(customer_name, customer_email, customer_phone, mentorshiptype, payment_status, paid_at, under_18, guardian_name, guardian_email)';

const moment = z.nullable(z.string());

/** A session as the mentor sees it: with the person who bought it. */
const deskSessionSchema = z.object({
  id: z.string(),
  status: z.enum(sessionStatuses),
  /** A booking that was cancelled keeps the time that it had. */
  starts_at: moment,
  ends_at: moment,
  /** The time that was held and was no longer free when the money came. */
  lost_start: moment,
  reminded_at: moment,
  payments: z.object({
    customer_name: z.string(),
    customer_email: z.string(),
    customer_phone: z.nullable(z.string()),
    mentorshiptype: z.string(),
    payment_status: z.string(),
    paid_at: moment,
    under_18: z.boolean(),
    guardian_name: z.nullable(z.string()),
    guardian_email: z.nullable(z.string()),
  }),
});

export const deskSessionsSchema = z.array(deskSessionSchema);

export type DeskSession = z.infer<typeof deskSessionSchema>;

/** Of sessions that have, or had, a time. */
export const statusesWithTime = [
  'booked',
  'done',
  'no_show_buyer',
  'no_show_mentor',
  'cancelled_by_buyer',
] as const;

export type MentorAction =
  | 'move'
  | 'cancel'
  | 'no_show_buyer'
  | 'no_show_mentor'
  | 'done'
  | 'remind';

/** What change_as_mentor() answers. */
export const mentorAnswers = ['ok', 'taken', 'past', 'not_begun', 'too_soon', 'not_open'] as const;

export type MentorAnswer = (typeof mentorAnswers)[number];

/** A date and a time of India, as a datetime-local field has it. */
export const startPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
