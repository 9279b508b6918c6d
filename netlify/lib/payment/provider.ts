import type { ProviderName } from '#src/features/payment/messages/providers.ts';
import type {
  CheckoutSession,
  DisputeFact,
  PaymentEvent,
  RefundAnswer,
  RefundFact,
  RefundWish,
} from './facts.ts';
import type { Order } from './order.ts';

/** An order that knows when its session shall end. */
export type StartableOrder = Order & { expires_at: string };

/** How somebody paid, and from which state; what the provider does not know is null. */
export interface Payer {
  method: string | null;
  state: string | null;
}

/**
 * Who takes the money. All of it throws ProviderError, but for `readWebhook`. Nothing outside its folder knows the words of
 * a provider, and only inside of it amounts are in paise.
 */
export interface PaymentProvider {
  /** As `payments.provider` has it. */
  name: ProviderName;
  /** Whether it can be asked here. */
  hasKeys(): boolean;
  /** True when the configured key moves real money. */
  isLive(): boolean;
  /** Opens the page of an order. Everything comes from the stored row, so a repeated request gets the same page. */
  open(order: StartableOrder): Promise<CheckoutSession>;
  /** The page as it is now, or null when this account has none of that id. */
  read(sessionId: string): Promise<CheckoutSession | null>;
  /** Closes an open page, so that nobody can pay on it any more. */
  close(sessionId: string): Promise<CheckoutSession>;
  /** Gives money back. Asked again with the same key, the same refund is the answer. */
  refund(wish: RefundWish): Promise<RefundAnswer>;
  /** All refunds of a payment, the latest first. */
  listRefundsOf(paymentId: string): Promise<RefundFact[]>;
  /** The refunds that were made since that moment, the latest first. */
  listRefunds(since: Date): Promise<RefundFact[]>;
  /** The refund as it is now; null when this account has none of that id. */
  readRefund(refundId: string): Promise<RefundFact | null>;
  /** The disputes that were opened since that moment, as they are now, the latest first. */
  listDisputes(since: Date): Promise<DisputeFact[]>;
  /** The order that a payment was made for; null when it is none of ours. */
  findOrderId(paymentId: string): Promise<string | null>;
  readPayer(sessionId: string): Promise<Payer>;
  /** The event in a webhook, or null when it is of a kind that changes no order. Throws SignatureRefused. */
  readWebhook(body: Uint8Array, headers: Headers): PaymentEvent | null;
}
