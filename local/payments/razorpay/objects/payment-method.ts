interface Card {
  entity: 'card';
  last4: string;
  network: string;
  type: 'debit' | 'credit';
  international: false;
}

export type PaymentMethod =
  | { method: 'upi'; vpa: string; card: null }
  | { method: 'card'; vpa: null; card: Card };
