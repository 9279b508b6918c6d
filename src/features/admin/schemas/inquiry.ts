import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { optionalText } from '#src/shared/schemas/text.ts';

export const inquiryKinds = ['individual', 'college', 'contact'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

export const inquiryStatuses = ['new', 'replied', 'won', 'lost'] as const;

export const inquiryGoals = ['placement', 'skills', 'career', 'interview'] as const;
export const inquiryModes = ['offline', 'online', 'hybrid'] as const;

/** An inquiry as an admin sees it: what was sent (docs/product.md 3, Form submission), and what was noted on it. */
export const inquirySchema = z.object({
  id: z.string(),
  type: z.enum(inquiryKinds),
  created_at: z.string(),
  /** Of the person, or of the institution. */
  name: z.string(),
  /** Null: the message of the contact page has a phone number instead. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  fullname: z.nullable(z.string()),
  goal: z.nullable(z.string()),
  collegename: z.nullable(z.string()),
  mentorshiptype: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  institutionname: z.nullable(z.string()),
  contactperson: z.nullable(z.string()),
  preferredmode: z.nullable(z.string()),
  studentcount: z.nullable(z.number()),
  sessiondate: z.nullable(z.string()),
  additionaldetails: z.nullable(z.string()),
  status: z.enum(inquiryStatuses),
  note: z.nullable(z.string()),
  next_date: z.nullable(z.string()),
  /** Null: no money has come for it. */
  payment_status: z.nullable(z.enum(['paid', 'refunded'])),
  under_18: z.boolean(),
  guardian_name: z.nullable(z.string()),
  guardian_email: z.nullable(z.string()),
  /** Null: nothing was noted yet. */
  noted_at: z.nullable(z.string()),
  /** The attempt with the note. */
  noted_on: z.nullable(z.string()),
  /** How often the same person tried the same; this is the last time, or the one that was paid. */
  attempts: z.number(),
});

export type Inquiry = z.infer<typeof inquirySchema>;

export const inquiryColumns = Object.keys(inquirySchema.shape).join(', ');

/** One of the attempts behind an inquiry. */
export const inquiryAttemptSchema = z.extend(inquirySchema, {
  own_note: z.nullable(z.string()),
});

export type InquiryAttempt = z.infer<typeof inquiryAttemptSchema>;

export const inquiryAttemptColumns = Object.keys(inquiryAttemptSchema.shape).join(', ');

export const inquiryCountsSchema = z.object({
  individual: z.number(),
  college: z.number(),
  contact: z.number(),
  waiting: z.number(),
});

export type InquiryCounts = z.infer<typeof inquiryCountsSchema>;

const emptyAsNone = z.transform((text: string) => text || null);

/** What an admin notes on an inquiry. */
export const inquiryNoteSchema = z.object({
  status: z.enum(inquiryStatuses),
  note: z.pipe(
    z.pipe(
      optionalText(limits.longTextMaximum),
      z.transform((text) => text ?? ''),
    ),
    emptyAsNone,
  ),
  next_date: z.pipe(z.string(), emptyAsNone),
});

export type InquiryNote = z.output<typeof inquiryNoteSchema>;
