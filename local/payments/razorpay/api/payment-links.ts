import type * as z from 'zod/mini';
import { secondsNow } from '../../time.ts';
import type { Account } from '../account.ts';
import { badRequest, noSuchId } from '../errors.ts';
import { endLink, findPage } from '../expiry.ts';
import { newLink } from '../objects/payment-link.ts';
import type { Page } from '../state.ts';
import { linkParameters, linkQuery, noParameters } from './parameters.ts';
import { type ApiRoute, apiRoute } from './route.ts';

/** Refusals are those of razorpay.com/docs/api/payments/payment-links/create-standard and /cancel-standard, "Errors". */
export const linkRoutes = (account: Account): ApiRoute[] => [
  apiRoute({
    method: 'POST',
    pattern: '/v1/payment_links',
    parameters: linkParameters,
    run: (given) => createPage(account, given).link,
  }),
  apiRoute({
    method: 'GET',
    pattern: '/v1/payment_links',
    parameters: linkQuery,
    run: ({ reference_id, payment_id }) => ({
      payment_links: account.state.pages
        .newestFirst()
        .map(({ id }) => linkOf(account, id))
        .filter((link) => reference_id === undefined || link.reference_id === reference_id)
        .filter(
          ({ payments }) => payment_id === undefined || payments?.[0]?.payment_id === payment_id,
        ),
    }),
  }),
  apiRoute({
    method: 'GET',
    pattern: '/v1/payment_links/:link',
    parameters: noParameters,
    run: (_, id) => linkOf(account, id),
  }),
  apiRoute({
    method: 'POST',
    pattern: '/v1/payment_links/:link/cancel',
    parameters: noParameters,
    run(_, id) {
      const page = pageOf(account, id);
      if (endLink(account, page, 'cancelled')) return page.link;
      throw badRequest(
        page.link.status === 'paid'
          ? 'cannot cancel or expire an already paid/partially paid link'
          : `Payment Link cannot be cancelled. Status: ${page.link.status}`,
      );
    },
  }),
];

const linkOf = (account: Account, id: string) => pageOf(account, id).link;

function pageOf(account: Account, id: string): Page {
  const page = findPage(account, id);
  if (page === undefined) throw noSuchId();
  return page;
}

const shortestLife = 15 * 60;
/** "cannot exceed more than six months from the date of creation" */
const longestLife = 182 * 24 * 60 * 60;

function createPage(account: Account, given: z.output<typeof linkParameters>): Page {
  const { pages } = account.state;
  const life = given.expire_by - secondsNow();
  if (life < shortestLife) {
    throw badRequest('timestamp must be atleast 15 minutes in future', 'expire_by');
  }
  if (life > longestLife) throw badRequest('The expire by is invalid.', 'expire_by');
  if (pages.all().some(({ link }) => link.reference_id === given.reference_id)) {
    throw badRequest('payment link creation with reference ID already attempted', 'reference_id');
  }
  const link = newLink(account.baseUrl, {
    amount: given.amount,
    callback_url: given.callback_url,
    customer: given.customer,
    description: given.description,
    expire_by: given.expire_by,
    notes: given.notes ?? null,
    notify: given.notify,
    reference_id: given.reference_id,
    reminder_enable: given.reminder_enable,
  });
  return pages.add({ id: link.id, link, methods: methodsOf(given), cardToConfirm: null });
}

/** The ways to pay in the order of the blocks, then those that no block hides. */
function methodsOf({ options }: z.output<typeof linkParameters>): Page['methods'] {
  const known = ['upi', 'card'] as const;
  const display = options?.checkout.config.display;
  if (display === undefined) return [...known];
  const named = display.sequence.flatMap(
    (name) => display.blocks[name.replace('block.', '')]?.instruments ?? [],
  );
  const shown = named.flatMap(({ method }) => known.filter((one) => one === method));
  const others = known.filter((one) => !shown.includes(one));
  return display.preferences.show_default_blocks ? [...shown, ...others] : shown;
}
