import { randomUUID } from 'node:crypto';
import { aPayment } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { dispute, refund } from './money-back.ts';
import { record } from './orders.ts';

// A provider with books of its own: what it knows is told late, twice, in any order or never.

interface Part {
  id: string;
  state: string;
  paise: number;
}

export interface Page {
  orderId: string;
  paise: number;
  state: 'open' | 'paid' | 'expired';
  refunds: Part[];
  disputes: Part[];
}

interface News {
  name: string;
  tell: () => Promise<string>;
}

/** One walk: its orders with their pages, what the provider has to tell, and what was done, for a walk that fails. */
export interface Life {
  pages: Page[];
  untold: News[];
  told: News[];
  /** Times that several people want. */
  times: string[];
  /** Of the provider's clock: its news of disputes is dated. */
  minute: number;
  sent: string[];
  steps: string[];
}

const offers = { resume_preparation: 149, interview_preparation: 199, end_to_end_course: 499 };
export const offerNames = Object.keys(offers) as (keyof typeof offers)[];

export async function openPage(
  life: Life,
  mentorshiptype: keyof typeof offers,
  customer_email: string,
): Promise<Page> {
  const amount = offers[mentorshiptype];
  // A key of its own for each order, so that each is a new one.
  const buyer_key_hash = randomUUID().replaceAll('-', '').repeat(2);
  const row = aPayment({ mentorshiptype, amount, customer_email, buyer_key_hash });
  const orderId = String(row['order_id']);
  await people.service
    .from('payments')
    .insert({ ...row, provider_session_id: `cs_${orderId}` })
    .throwOnError();
  const page: Page = { orderId, paise: amount * 100, state: 'open', refunds: [], disputes: [] };
  life.pages.push(page);
  return page;
}

const tellState = ({ orderId, paise, state }: Page, event_id: string | null) =>
  record(orderId, state, {
    event_id,
    amount_in_paise: state === 'paid' ? paise : null,
    currency: state === 'paid' ? 'inr' : null,
    session_id: `cs_${orderId}`,
  });

const tellRefund = ({ orderId }: Page, { id, state, paise }: Part, event_id: string | null) =>
  refund(orderId, id, state, { amount_in_paise: paise, event_id });

const tellDispute = (page: Page, part: Part, minute: number, event_id: string | null) =>
  dispute(page.orderId, part.id, part.state, minute, {
    amount_in_paise: part.paise,
    event_id,
  });

function announce(life: Life, name: string, tell: (eventId: string) => Promise<string>): void {
  const eventId = `evt_${randomUUID()}`;
  life.untold.push({ name, tell: () => tell(eventId) });
}

export function endPage(life: Life, page: Page, state: 'paid' | 'expired'): void {
  page.state = state;
  const then = { ...page };
  announce(life, `${page.orderId} is ${state}`, (eventId) => tellState(then, eventId));
}

export function changeRefund(life: Life, page: Page, part: Part): void {
  const then = { ...part };
  announce(life, `refund of ${page.orderId} is ${part.state}`, (eventId) =>
    tellRefund(page, then, eventId),
  );
}

export function changeDispute(life: Life, page: Page, part: Part): void {
  const then = { ...part };
  const minute = (life.minute += 1);
  announce(life, `dispute of ${page.orderId} is ${part.state}`, (eventId) =>
    tellDispute(page, then, minute, eventId),
  );
}

/** Asks the provider for the state of everything, as the scheduled function does. */
export async function askForAll(life: Life): Promise<void> {
  life.minute += 1;
  for (const page of life.pages) {
    if (page.state !== 'open') await tellState(page, null);
    for (const part of page.refunds) await tellRefund(page, part, null);
    for (const part of page.disputes) await tellDispute(page, part, life.minute, null);
  }
}

const sum = (parts: Part[]) => parts.reduce((paise, part) => paise + part.paise, 0);

/** What of the money of a page is neither given back nor on its way. */
export const restOf = ({ paise, refunds }: Page) =>
  paise - sum(refunds.filter(({ state }) => state !== 'failed'));

/** What has left us, refunds and lost disputes together. */
export const goneFrom = (page: Page) =>
  page.paise - restOf(page) + sum(page.disputes.filter(({ state }) => state === 'lost'));

export const isDisputed = ({ disputes }: Page) => disputes.some(({ state }) => state !== 'won');
