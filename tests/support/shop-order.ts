import { randomInt, randomUUID } from 'node:crypto';

export interface StoredOrder {
  order_id: string;
  amount: number;
  payment_status: string;
  refund_state: string | null;
  dispute_state: string | null;
  mentorshiptype: string;
  customer_name: string;
  submission_id: string | null;
  provider_session_id: string | null;
  checkout_url: string | null;
  under_18: boolean;
  guardian_name: string | null;
  guardian_email: string | null;
}

export interface OrderBody {
  mentorshipType: string;
  amount: number;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  submissionId?: string;
  /** The secret of the browser. */
  buyerKey?: string;
  payAgain?: boolean;
  startsAt?: string;
  phoneMessagesNotice?: string | undefined;
  guardian?: { name?: string; email?: string; declared?: boolean };
}

/** A valid order of somebody new, so that tests that share a shop do not meet. */
export const newOrder = (changes: Partial<OrderBody> = {}): OrderBody => ({
  mentorshipType: 'resume_preparation',
  amount: 149,
  customerName: 'Rohan Sharma',
  customerEmail: `buyer-${randomUUID()}@example.com`,
  customerPhone: String(randomInt(6_000_000_000, 9_999_999_999)),
  buyerKey: randomUUID(),
  ...changes,
});
