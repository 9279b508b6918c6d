import type { careerGoals } from '#src/features/mentorship/schemas/booking.ts';
import type { Proof } from '#src/shared/ui/ProofLine.tsx';
import type { PhoneMessagesWords } from './PhoneMessagesField.tsx';

export interface BookingContent {
  heading: string;
  lede: string;
  goals: Record<(typeof careerGoals)[number], string>;
  goalHint: string;
  submit: string;
  /** Whether times are chosen on this site, and so before paying too. */
  offersTimes: boolean;
  proof: Proof;
  afterwards: readonly string[];
  /** The version of the privacy notice that this page leads to. */
  noticeVersion: string;
  /** Absent where the mentor sends none. */
  phoneMessages?: PhoneMessagesWords;
}
