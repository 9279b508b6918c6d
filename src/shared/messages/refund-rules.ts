/** What comes back of the price: the words beside the button that pays, of /refund, of the dialogs and of the mails. */
export const refundRules = {
  session: 'There is no refund for a live session once it is booked.',
  byMentor:
    'If your mentor cancels a session or misses it, all of your money comes back, or you choose another time.',
  course: 'Cancel a course by email with a valid reason, and we refund it within 3 business days.',
} as const;
