import { adminRules } from './rules/admin.ts';
import { blogRules } from './rules/blog.ts';
import { coursesRules } from './rules/courses.ts';
import { learningRules } from './rules/learning.ts';
import { lessonPartsRules } from './rules/lesson-parts.ts';
import { lessonWorkRules } from './rules/lesson-work.ts';
import { moneyBackRules } from './rules/money-back.ts';
import { eventsRules } from './rules/events.ts';
import { inquiriesRules } from './rules/inquiries.ts';
import { paymentsRules } from './rules/payments.ts';
import { peopleRules } from './rules/people.ts';
import { privacyRules } from './rules/privacy.ts';
import { registrationsRules } from './rules/registrations.ts';
import { reviewsRules } from './rules/reviews.ts';
import { serviceRules } from './rules/service.ts';
import { sessionPapersRules } from './rules/session-papers.ts';
import { sessionsRules } from './rules/sessions.ts';
import type { TableRules } from './rules/table-rules.ts';

export { everyone as roles, type Role, type TableRules } from './rules/table-rules.ts';

/** docs/architecture.md, "Who may do what", as data: someone who is not named is refused. */
export const rules: TableRules[] = [
  ...eventsRules,
  ...registrationsRules,
  ...reviewsRules,
  ...peopleRules,
  ...blogRules,
  ...inquiriesRules,
  ...adminRules,
  ...sessionsRules,
  ...sessionPapersRules,
  ...coursesRules,
  ...lessonPartsRules,
  ...learningRules,
  ...lessonWorkRules,
  ...privacyRules,
  ...paymentsRules,
  ...serviceRules,
  ...moneyBackRules,
];
