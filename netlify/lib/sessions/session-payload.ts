import * as z from 'zod/mini';

/** What private.session_mail_payload() writes, and who reads the mail. */
const mailedSessionSchema = z.object({
  booking_id: z.uuid(),
  link_id: z.uuid(),
  sequence: z.int(),
  /** Empty while no time is chosen. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  order_id: z.string(),
  mentorshiptype: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  joining_link: z.nullable(z.string()),
  reader: z.enum(['buyer', 'mentor']),
});

export const bookedSessionSchema = z.extend(mailedSessionSchema, {
  starts_at: z.string(),
  ends_at: z.string(),
});

export const askedForTimeSchema = z.extend(mailedSessionSchema, { status: z.string() });

export type MailedSession = z.infer<typeof mailedSessionSchema>;
export type BookedSession = z.infer<typeof bookedSessionSchema>;
