import * as z from 'zod/mini';
import {
  type ConsentPlace,
  type ConsentPurpose,
  consentPlaces,
  consentPurposes,
} from '#src/features/legal/lib/consent-labels.ts';

/** What somebody agreed to, as an admin sees it. */
export const storedConsentSchema = z.object({
  id: z.string(),
  purpose: z.enum(Object.keys(consentPurposes) as ConsentPurpose[]),
  email: z.string(),
  phone: z.nullable(z.string()),
  place: z.enum(Object.keys(consentPlaces) as ConsentPlace[]),
  notice_version: z.string(),
  given_at: z.string(),
  withdrawn_at: z.nullable(z.string()),
});

export type StoredConsent = z.infer<typeof storedConsentSchema>;

export const storedConsentColumns = Object.keys(storedConsentSchema.shape).join(', ');
