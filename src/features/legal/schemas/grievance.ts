import * as z from 'zod/mini';
import { type GrievanceTopic, grievanceTopics } from '#src/features/legal/lib/grievance-topics.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { emailSchema, optionalText, requiredText } from '#src/shared/schemas/text.ts';

const topics = Object.keys(grievanceTopics) as GrievanceTopic[];

/** The form of /grievance. */
export const grievanceSchema = z.object({
  name: requiredText(validation.fullName, limits.nameMaximum),
  email: emailSchema,
  topic: z.enum(topics, validation.grievanceTopic),
  order_id: optionalText(limits.grievanceOrderMaximum),
  description: requiredText(validation.grievanceDescription, limits.longTextMaximum),
});

export type Grievance = z.infer<typeof grievanceSchema>;

/** What its sender sees when it is stored. */
export const grievanceReceiptSchema = z.object({
  ticket: z.string(),
  acknowledge_by: z.string(),
  settle_by: z.string(),
});

export type GrievanceReceipt = z.infer<typeof grievanceReceiptSchema>;

/** The form with which an admin settles one. */
export const settleSchema = z.object({
  answer: requiredText(validation.grievanceAnswer, limits.longTextMaximum),
});

/** A grievance as an admin sees it. */
export const storedGrievanceSchema = z.extend(grievanceReceiptSchema, {
  id: z.string(),
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(topics),
  order_id: z.nullable(z.string()),
  description: z.string(),
  acknowledged_at: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  settled_at: z.nullable(z.string()),
});

export type StoredGrievance = z.infer<typeof storedGrievanceSchema>;

export const storedGrievanceColumns = Object.keys(storedGrievanceSchema.shape).join(', ');
