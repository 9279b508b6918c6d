/** What an admin calls a row of each table. */
export const tableNames: Record<string, { one: string }> = {
  events: { one: 'Event' },
  blog_posts: { one: 'Article' },
  reviews: { one: 'Review' },
  form_submissions: { one: 'Submission' },
  inquiry_notes: { one: 'Note on a submission' },
  event_registrations: { one: 'Registration' },
  event_joining_links: { one: 'Joining link of an event' },
  payments: { one: 'Payment' },
  bookings: { one: 'Session' },
  session_notes: { one: 'Notes on a session' },
  open_hours: { one: 'Open hours' },
  schedule_settings: { one: 'Rules of the schedule' },
  removal_confirmations: { one: 'Removal confirmed' },
  user_roles: { one: 'Role of an account' },
};
