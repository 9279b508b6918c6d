import { coursePages } from '#src/features/mentorship/paths.ts';
import { offerOf } from '#src/shared/content/offers.ts';

/** The courses that are sold, as My Courses offers them. */
export const soldCourses = Object.entries(coursePages).map(([mentorshiptype, page]) => {
  const { name, summary, priceInRupees } = offerOf(mentorshiptype);
  const slug = page.slice(page.lastIndexOf('/') + 1);
  return { slug, mentorshiptype, name, summary, priceInRupees };
});
