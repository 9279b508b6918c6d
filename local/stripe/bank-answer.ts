export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

/** What the pretended bank does when it is asked for the money. */
export type BankAnswer =
  | { kind: 'pays' }
  | { kind: 'declines'; decline: Decline }
  | { kind: 'asks for authentication' }
  | { kind: 'asks in the app' }
  | { kind: 'answers later' };
