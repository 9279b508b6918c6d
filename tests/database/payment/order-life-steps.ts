import { randomUUID } from 'node:crypto';
import { move, right, wrong } from '../sessions/moved-order.ts';
import { asMentor, cancel, choose, endHold, holdForOrder } from '../sessions/bookings.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  askForAll,
  changeDispute,
  changeRefund,
  endPage,
  isDisputed,
  type Life,
  offerNames,
  openPage,
  type Page,
  restOf,
} from './order-life.ts';
import { sendMails } from './order-life-rules.ts';

/** What happens; `which` and `how` choose one of what there is. A step that finds nothing to act on does nothing. */
type Step = (life: Life, which: number, how: number) => unknown;

const pick = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(1, items.length)];

const pagesIn = (life: Life, state: Page['state']) =>
  life.pages.filter((page) => page.state === state);

/** A step about one of the orders. */
const ofOrder =
  (act: (orderId: string, life: Life, how: number) => Promise<unknown>): Step =>
  async (life, which, how) => {
    const page = pick(life.pages, which);
    const [booking] = page ? await bookingsOf(page.orderId) : [];
    // A course has no session, and an order without a time none yet.
    if (page && booking) await act(page.orderId, life, how);
  };

const bookingsOf = (orderId: string) =>
  backend.query('select id from public.bookings where order_id = $1', [orderId]);

const timeOf = ({ times }: Life, how: number) => pick(times, how) ?? '';

export const steps = {
  'somebody orders': async (life, which, how) => {
    const email = pick([people.student.email, wrong], which) ?? '';
    const offer = pick(offerNames, how) ?? 'resume_preparation';
    const page = await openPage(life, offer, email);
    if (which % 3 !== 0) await holdForOrder(page.orderId, timeOf(life, which));
  },
  'a hold ends': ofOrder((orderId) => endHold(orderId)),
  'somebody pays': (life, which) => {
    const page = pick(pagesIn(life, 'open'), which);
    if (page) endPage(life, page, 'paid');
  },
  'a page closes': (life, which) => {
    const page = pick(pagesIn(life, 'open'), which);
    if (page) endPage(life, page, 'expired');
  },
  'a webhook arrives': async (life, which) => {
    const news = pick(life.untold, which);
    if (!news) return;
    life.untold = life.untold.filter((one) => one !== news);
    life.told.push(news);
    life.steps.push(`  ${news.name}: ${await news.tell()}`);
  },
  'a webhook is repeated': (life, which) => pick(life.told, which)?.tell(),
  'the provider is asked': askForAll,
  'mails are sent': sendMails,
  'the buyer chooses a time': ofOrder((orderId, life, how) => choose(orderId, timeOf(life, how))),
  'the buyer cancels': ofOrder((orderId) => cancel(orderId)),
  'the mentor moves the session': ofOrder((orderId, life, how) =>
    asMentor(orderId, 'move', timeOf(life, how)),
  ),
  'the mentor cancels': ofOrder((orderId) => asMentor(orderId, 'cancel')),
  'the mentor asks for a time': ofOrder((orderId) => asMentor(orderId, 'remind')),
  'the email is corrected': (life, which, how) => {
    const page = pick(pagesIn(life, 'paid'), which);
    return page && move(page.orderId, pick([right, people.student.email], how) ?? '');
  },
  'money goes back': (life, which, how) => {
    const page = pick(
      pagesIn(life, 'paid').filter((one) => restOf(one) > 0 && !isDisputed(one)),
      which,
    );
    if (!page) return;
    const paise = how % 2 === 0 ? restOf(page) : Math.min(restOf(page), 5_000);
    const part = { id: `re_${randomUUID()}`, state: how % 3 === 0 ? 'pending' : 'done', paise };
    page.refunds.push(part);
    changeRefund(life, page, part);
  },
  'a bank refuses a refund': (life, which, how) => {
    const page = pick(
      life.pages.filter(({ refunds }) => refunds.length > 0),
      which,
    );
    const part = page && pick(page.refunds, how);
    if (!part || part.state === 'failed') return;
    part.state = 'failed';
    changeRefund(life, page, part);
  },
  'a bank takes the money back': (life, which) => {
    const page = pick(
      pagesIn(life, 'paid').filter((one) => restOf(one) > 0 && !isDisputed(one)),
      which,
    );
    if (!page) return;
    const part = { id: `du_${randomUUID()}`, state: 'open', paise: restOf(page) };
    page.disputes.push(part);
    changeDispute(life, page, part);
  },
  'a bank decides': (life, which, how) => {
    const page = pick(life.pages.filter(isDisputed), which);
    const part = page?.disputes.at(-1);
    if (!page || !part) return;
    part.state = pick(['lost', 'won'], how) ?? 'won';
    changeDispute(life, page, part);
  },
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;
