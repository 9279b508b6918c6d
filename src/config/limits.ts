// Every limit that a form, a function and the database agree on (SPEC sections 5 and 9).
export const limits = {
  phoneDigits: 10,
  eventPhoneMinimum: 10,
  eventPhoneMaximum: 25,
  nameMaximum: 120,
  emailMaximum: 254,
  shortTextMaximum: 200,
  longTextMaximum: 4000,
  passwordMinimum: 8,
  /** bcrypt reads no more than 72 bytes; anything longer would be cut silently. */
  passwordMaximumBytes: 72,
  coverMaximumBytes: 5 * 1024 * 1024,
  studentCountMaximum: 100_000,
  /** The database stores no later day (private.is_calendar_date). */
  latestDate: '2100-12-31',
  checkoutMinutes: 30,
  homeUpcomingEvents: 3,
  homePastEvents: 2,
  communityEvents: 3,
  /** Three rows of three; more are shown on demand. */
  eventsPerPage: 9,
  categoryMaximum: 60,
  webAddressMaximum: 2048,
  homeReviews: 10,
  reviewsPerPage: 30,
  blogPostsPerPage: 9,
  inquiriesPerPage: 25,
  /** An inquiry that nobody has answered for longer is marked. inquiry_counts() counts by the same. */
  inquiryWaitsHours: 48,
  /** What one admin refunds in 24 hours without a recent sign-in; private.request_refund() has the same number. */
  refundWithoutPasswordInRupees: 500,
  /** How long the desk offers to take a deletion back; private.can_be_restored() leaves time for the way. */
  undoSeconds: 10,
  actionsPerPage: 20,
} as const;
