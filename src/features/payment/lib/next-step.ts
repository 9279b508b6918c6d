export interface NextPage {
  label: string;
  path: string;
  /** Whether the page is about one order, and has to be told which. */
  isOfOrder: boolean;
}

/** The next step after a payment: a text, and a page when there is one. */
export interface NextStep {
  text: string;
  page?: NextPage;
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
