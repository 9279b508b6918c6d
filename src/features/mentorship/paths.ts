import { paths } from '#src/shared/paths.ts';

/** Asks the page of the options to open the booking form of this session. */
export const offerParameter = 'offer';

/** The pages of the courses, by what the price list calls them. */
export const coursePages: Record<string, string> = {
  resume_interview_course: paths.resumeCourse,
  end_to_end_course: paths.endToEndCourse,
};

/** Where one buys an offer: the booking form of a session, or the page of a course. */
export const offerPath = (mentorshipType: string): string =>
  coursePages[mentorshipType] ?? `${paths.individual}?${offerParameter}=${mentorshipType}`;

/** The part of the booking form where its time is chosen. */
export const timePart = '#time';
