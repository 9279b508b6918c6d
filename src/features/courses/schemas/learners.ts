import * as z from 'zod/mini';

const moment = z.nullable(z.string());

/** An enrolment as the mentor sees it: with the person, and how far they are. */
export const learnerSchema = z.object({
  enrolment_id: z.string(),
  /** Null for someone whose profile is empty. */
  name: z.nullable(z.string()),
  email: z.string(),
  source: z.enum(['order', 'gift', 'admin', 'seat']),
  /** The larger course that they learn this one with: its order is moved and its access taken back there. */
  included_in: z.nullable(z.string()),
  /** Of what was bought. */
  order_id: z.nullable(z.string()),
  started_at: z.string(),
  /** When the first lesson was opened. */
  opened_at: moment,
  ended_at: moment,
  seen_at: moment,
  /** Null for a student under 18, about whom nothing is counted. */
  completed_count: z.nullable(z.number()),
  /** False for what was bought: it ends with a refund alone. */
  can_be_ended: z.boolean(),
  under_18: z.boolean(),
});

export type Learner = z.infer<typeof learnerSchema>;

export const courseFiguresSchema = z.object({
  learner_count: z.number(),
  unopened_count: z.number(),
  finished_count: z.number(),
});

export type CourseFigures = z.infer<typeof courseFiguresSchema>;

/** course_figures() counts no further. */
export const mostCounted = 10_000;

/** A paid order that no account has yet: nobody has confirmed its address. */
export const unclaimedOrderSchema = z.object({
  order_id: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.nullable(z.string()),
  paid_at: z.string(),
});

export type UnclaimedOrder = z.infer<typeof unclaimedOrderSchema>;

/** What give_course() answers. */
export const givenAnswers = ['ok', 'no_account', 'has_it'] as const;
export type GivenAnswer = (typeof givenAnswers)[number];

/** An order that is moved to another address, as far as the mentor has to know it. */
export interface MovableOrder {
  orderId: string;
  person: string;
  /** The address that it has now. */
  email: string;
}
