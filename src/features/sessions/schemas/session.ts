import * as z from 'zod/mini';
import { sessionPapersSchema } from './papers.ts';
import { sessionKey } from './session-key.ts';

/** What became of a booking that was paid for. */
export const sessionStatuses = [
  'needs_time',
  'booked',
  'cancelled_by_buyer',
  'cancelled_by_mentor',
  'no_show_buyer',
  'no_show_mentor',
  'done',
] as const;

/** What someone who holds the order's id or the booking's token may know. Times are ISO 8601. */
export const sessionSchema = z.object({
  token: z.string(),
  order_id: z.string(),
  mentorshiptype: z.string(),
  status: z.enum(sessionStatuses),
  /** A booking that was cancelled keeps the time that it had. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  /** The time that was held and was no longer free when the money came. */
  lost_start: z.nullable(z.string()),
  /** The money went back, and the session with it. */
  was_refunded: z.boolean(),
  sequence: z.int(),
  /** How often the buyer may still move the session. */
  moves_left: z.int(),
  /** Until when the buyer may move or cancel it; null while there is no booked time. */
  change_until: z.nullable(z.string()),
  /** Only while the session is booked, and only when the mentor has set one. */
  joining_link: z.nullable(z.string()),
  /** Whether the buyer agreed to messages by WhatsApp and gets them. */
  phone_messages: z.boolean(),
  papers: sessionPapersSchema,
});

export type Session = z.infer<typeof sessionSchema>;

/** A session that has a time. */
export type TimedSession = Session & { starts_at: string; ends_at: string };

/** What change-session takes. */
export const sessionChangeSchema = z.discriminatedUnion('action', [
  z.object({
    ...sessionKey,
    action: z.literal('choose'),
    starts_at: z.iso.datetime({ offset: true }),
  }),
  z.object({ ...sessionKey, action: z.literal('cancel') }),
]);

/** What stop-phone-messages takes. */
export const sessionStopSchema = z.object(sessionKey);

export type SessionKey = { order_id: string } | { token: string };
export type SessionChange = z.infer<typeof sessionChangeSchema>;
