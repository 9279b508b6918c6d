/** What someone reads on My Courses in place of the example, and about a course that is theirs. */
export const myCoursesMessages = {
  loading: 'Loading your courses...',
  failed: 'Your courses could not be loaded. They are safe. Check your network and try again.',
  owned: 'This course is yours, for life.',
  refunded:
    'The money for this course goes back to you, and it closed with the refund. Your own notes are in the download of your data, on your profile.',
  ended: 'Your access to this course has ended. Write to us if this is a mistake.',
  empty: 'The lessons of this course appear here as soon as they are published.',
  locked: 'The next lesson opens later. The list of lessons says when.',
  elsewhere:
    'Did you pay with another email address? Log in with that one. If you mistyped it, write to us: we move the course to the right address.',
} as const;
