import * as z from 'zod/mini';

/** How many things wait for the mentor: what waiting_work() counts. */
export const waitingWorkSchema = z.object({
  inquiries: z.number(),
  payments: z.number(),
  courses: z.number(),
  sessions: z.number(),
  events: z.number(),
  reviews: z.number(),
  grievances: z.number(),
  /** Of the grievances. */
  overdue: z.number(),
  /** The mails that wait because a quota of the mail service is used up; null: none is. */
  mails: z.nullable(
    z.object({
      count: z.number(),
      quota: z.enum(['day', 'month']),
      since: z.string(),
      until: z.string(),
    }),
  ),
});

export type WaitingWork = z.infer<typeof waitingWorkSchema>;
export type WaitingCounts = Omit<WaitingWork, 'mails'>;
export type WaitingMails = NonNullable<WaitingWork['mails']>;

/** A session or an event of today. */
export const todayEntrySchema = z.object({
  kind: z.enum(['session', 'event']),
  id: z.string(),
  /** `18:30` in India. */
  begins: z.string(),
  /** Of the buyer, or the event's title. */
  name: z.string(),
  mentorshiptype: z.nullable(z.string()),
  people: z.nullable(z.number()),
  resumes: z.nullable(z.number()),
  questions: z.nullable(z.number()),
});

export type TodayEntry = z.infer<typeof todayEntrySchema>;
