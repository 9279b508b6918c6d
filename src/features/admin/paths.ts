import type { PlaceName } from '#src/features/admin/lib/waiting-at.ts';
import type { WaitingWhat } from '#src/features/admin/lib/waiting-for.ts';
import { proposedEventsPath } from '#src/features/events/paths.ts';
import { unansweredReviewsPath } from '#src/features/reviews/paths.ts';
import { waitingPeoplePath } from '#src/features/sessions/paths.ts';
import type { NavigationLink } from '#src/features/site/paths.ts';
import { paths } from '#src/shared/paths.ts';

export interface AdminPlace extends NavigationLink {
  name: PlaceName;
}

/** The admin pages (docs/product.md 2.7, Admin navigation), the most used ones first: a phone's bar has room for four. */
export const adminPlaces: AdminPlace[] = [
  { name: 'dashboard', label: 'Dashboard', href: paths.admin },
  { name: 'sessions', label: 'Sessions', href: paths.adminSessions },
  { name: 'payments', label: 'Payments', href: paths.adminPayments },
  { name: 'courses', label: 'Courses', href: paths.adminCourses },
  { name: 'events', label: 'Events', href: paths.adminEvents },
  { name: 'reviews', label: 'Reviews', href: paths.adminReviews },
  { name: 'blogs', label: 'Blogs', href: paths.adminBlogs },
  { name: 'grievances', label: 'Grievances', href: paths.adminGrievances },
  { name: 'consents', label: 'Consents', href: paths.adminConsents },
];

/** Where a larger plan of the mail service is taken (resend.com/docs/api-reference/errors names it). */
export const mailPlansAddress = 'https://resend.com/settings/billing';

/** Where what waits is dealt with. */
export const waitingPaths: Record<WaitingWhat, string> = {
  payments: paths.adminPayments,
  overdue: paths.adminGrievances,
  sessions: waitingPeoplePath,
  inquiries: '#inquiries',
  grievances: paths.adminGrievances,
  courses: paths.adminCourses,
  events: proposedEventsPath,
  reviews: unansweredReviewsPath,
  changes: '#publishing',
};
