export interface NextPage {
  label: string;
  path: string;
  /** Whether the page is about one order, and has to be told which. */
  isOfOrder: boolean;
}

/** The next step after a payment. Its text may name the buyer's address as `{email}`: nextStepText() puts it in. */
export interface NextStep {
  text: string;
  page: NextPage;
  course?: CourseStart;
}

/** How one begins with a course, where more is known of the buyer. */
export interface CourseStart {
  /** In place of an address that is not known. */
  unknownEmail: string;
  login: NextPage;
  /** For who is logged in and has the course. */
  own: string;
  /** For who is logged in with an address that did not pay for it. */
  otherAccount: string;
  wrongEmail: string;
}

export interface NextSteps {
  /** By mentorship type. */
  ofType: Record<string, NextStep>;
  /** A type that is not in the list is a generic mentorship session (docs/product.md 3). */
  ofOthers: NextStep;
}

export const nextStepIn = ({ ofType, ofOthers }: NextSteps, mentorshipType: string): NextStep =>
  (Object.hasOwn(ofType, mentorshipType) ? ofType[mentorshipType] : undefined) ?? ofOthers;

export const nextPagePath = ({ path, isOfOrder }: NextPage, orderId: string): string =>
  isOfOrder ? `${path}?order_id=${orderId}` : path;

/** What is next, for who paid with this address; `text` may be another text of the same step. */
export const nextStepText = (
  { text: ownText, course }: NextStep,
  email: string | undefined,
  text = ownText,
): string => text.replaceAll('{email}', () => email ?? course?.unknownEmail ?? '');
