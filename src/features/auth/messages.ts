/** Why one is on the sign-in screen. */
export const loginReasons = {
  event: 'To register for an event',
  namedEvent: 'To register for',
  proposal: 'To propose an event',
  review: 'To write a review',
  courses: 'To see your courses. Use the address that you paid with.',
  lesson: 'To read this lesson',
  profile: 'To see your profile',
  admin: 'To open the admin pages',
} as const;
