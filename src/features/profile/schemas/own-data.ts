import * as z from 'zod/mini';

const token = z.string().check(z.minLength(1), z.maxLength(100));

/** The link of a mail to /my-data, and what is to be done. `look` and `download` change nothing. */
export const ownDataRequestSchema = z.object({
  token,
  action: z.enum(['look', 'download', 'erase', 'withdraw']),
  /** What is withdrawn. */
  consent: z.exactOptional(z.uuid()),
});

/** The link of a mail that stops what somebody agreed to. */
export const stopRequestSchema = z.object({ token });

export const stoppedSchema = z.object({ stopped: z.literal(true) });

export type OwnDataAction = z.infer<typeof ownDataRequestSchema>['action'];

/** Every row about somebody, by table. */
export const recordsSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

export type Records = z.infer<typeof recordsSchema>;

/** What somebody agreed to, as /my-data shows it. */
export const mailedConsentSchema = z.object({
  id: z.string(),
  purpose: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  notice_version: z.string(),
  given_at: z.string(),
  withdrawn_at: z.nullable(z.string()),
});

export type MailedConsent = z.infer<typeof mailedConsentSchema>;

/** What is stored under an address, in numbers. */
export const ownDataSchema = z.object({
  email: z.string(),
  /** What belongs to the account is on the profile. */
  hasAccount: z.boolean(),
  counts: z.array(z.object({ table: z.string(), count: z.number() })),
  /** Orders that stay when the rest is deleted. */
  paidOrders: z.number(),
  /** The newest first. */
  consents: z.array(mailedConsentSchema),
});

export type OwnData = z.infer<typeof ownDataSchema>;

export const erasedSchema = z.object({ erased: z.literal(true) });
