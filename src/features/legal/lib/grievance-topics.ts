/** What a grievance can be about, as the table grievances knows it, with the words for people. */
export const grievanceTopics = {
  payment: 'Payment or refund',
  session: 'A live session',
  course: 'A course',
  event: 'An event',
  personal_data: 'My personal data',
  website: 'This website',
  other: 'Something else',
} as const;

export type GrievanceTopic = keyof typeof grievanceTopics;
