/** What a provider says of an order; not every provider says each of it. */
export type Kind =
  | 'paid'
  | 'paid late'
  | 'unpaid'
  | 'expired'
  | 'failed late'
  | 'refunded'
  | 'wrong sum'
  | 'wrong currency';

/** An event to send. */
export interface Told {
  type: string;
  object: unknown;
}

/** A page to pay on, in words of our own. */
export interface PageFacts {
  currency: string;
  /** In the order of the page. */
  methods: readonly string[];
  /** Where it leads. */
  addresses: string[];
  state: 'open' | 'paid' | 'over';
  amountInPaise: number;
}

/** What tests that hold for every provider have to know of one. */
export interface TestedProvider<Page> {
  /** The kinds of news that it has. */
  kinds: readonly Kind[];
  eventOf(kind: Kind, page: Page, orderId: string): Told;
  factsOf(page: Page): PageFacts;
  /** The same page under another id. */
  replaced(page: Page): Page;
  /** A refund that was made in its dashboard, of a payment that no order has. */
  refundOfStranger: Told;
  /** How its emulator counts the calls. */
  routes: {
    open: string;
    read: string;
    refund: string;
    listRefunds: string;
    listDisputes: string;
    findOrder: string;
  };
  /** What to pay with: cards and UPI ids. */
  methods: {
    card: string;
    /** How a receipt calls it. */
    cardName: string;
    upi: string;
    declined: string;
    slowRefund: string;
    disputed: string;
    inquiry: string;
  };
  /** Whether it repeats an answer of 500 to the same request, so that another one has to be made. */
  repeatsFailures: boolean;
  /** In its words: something was not received. */
  notReceived: string;
}
