/**
 * How long something about a person is kept. The scheduled function removes what is older (docs/decisions/retention.md),
 * and the privacy notice names the periods.
 */
export const retention = {
  /** Inquiries and booking forms that became no paid order. */
  inquiryMonths: 12,
  /** After the registration or after the event, whichever is later. */
  registrationMonths: 24,
  unpaidOrderMonths: 12,
  /** What was written to people, by mail and by WhatsApp. */
  mailMonths: 12,
  /** After they were settled. */
  grievanceMonths: 36,
  resumeDays: 90,
  /** Links to one's own data, which work as long. */
  dataRequestDays: 1,
  requestCountDays: 30,
} as const;
