// The filter of the inquiries.

type Kind = 'individual' | 'college' | 'contact';

export type InquiryOrder = 'newest' | 'oldest' | 'name' | 'next';

export interface InquiryFilter {
  /** Every word of it has to occur, in a name, an address, a number or a note. */
  words: string;
  /** `waiting`: new for longer than an inquiry should wait. Empty: all. */
  status: 'new' | 'replied' | 'won' | 'lost' | 'waiting' | '';
  goal: string;
  mode: string;
  /** Days in India, YYYY-MM-DD, both included. Empty: no limit. */
  from: string;
  to: string;
}

export interface InquiryChoice extends InquiryFilter {
  kind: Kind | '';
  order: InquiryOrder;
}

/** The kinds that a choice is about: a goal belongs to individuals, a mode to colleges. */
export function kindsIn({ kind, goal, mode }: InquiryChoice): Kind[] {
  if (kind) return [kind];
  if (goal && !mode) return ['individual'];
  if (mode && !goal) return ['college'];
  return goal || mode ? ['individual', 'college'] : ['individual', 'college', 'contact'];
}

/** What the choice asks of one kind. */
export const filterFor = (kind: Kind, choice: InquiryChoice): InquiryFilter => ({
  ...choice,
  goal: kind === 'individual' ? choice.goal : '',
  mode: kind === 'college' ? choice.mode : '',
});

export const isNarrowed = (choice: InquiryChoice): boolean =>
  Object.entries(choice).some(([name, value]) => name !== 'order' && value !== '');
