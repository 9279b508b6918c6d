/** What someone chose to buy, in an address: nothing in it tells who they are, and the part behind `#` is sent nowhere. */
export interface CarriedOrder {
  mentorshipType: string;
  submissionId: string | undefined;
}

const separator = '/';

export const orderFragment = ({ mentorshipType, submissionId }: CarriedOrder): string =>
  `#${[mentorshipType, submissionId].filter(Boolean).join(separator)}`;

export function orderInFragment(fragment: string): CarriedOrder {
  const [mentorshipType = '', submissionId] = fragment.slice(1).split(separator);
  return { mentorshipType, submissionId };
}
