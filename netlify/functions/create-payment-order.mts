import {
  alreadyPaid,
  courseIncluded,
  courseOwned,
  tooManyOrders,
} from '#src/features/payment/messages/order-refusals.ts';
import { paymentOrderSchema } from '#src/features/payment/schemas/order.ts';
import { holdNotices } from '#src/features/sessions/messages/holds.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { limits } from '#src/shared/lib/limits.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { tokenOf } from '../lib/auth/admin.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { fieldProblem } from '../lib/http/field-problem.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { hashOfBuyerKey } from '../lib/payment/buyer-key.ts';
import { isCourse, openCheckout } from '../lib/payment/checkout.ts';
import type { Order } from '../lib/payment/order.ts';
import { AlreadyPaid } from '../lib/payment/earlier-payment.ts';
import { TooManyOrders } from '../lib/payment/order-changes.ts';
import { ProviderError } from '../lib/payment/provider-error.ts';
import { TimeTaken } from '../lib/sessions/holds.ts';
import { logFailure } from '../lib/site/log.ts';

const name = 'create-payment-order';

/** Takes the choice and the customer, answers where to pay. The price is ours, whatever the request says. */
export default endpoint({
  name,
  method: 'POST',
  failure: notices.paymentProblem(),
  async handle(request, context) {
    const body = await readJson(request);
    const { orderRequestsPerMinute } = limits;
    const wait = await secondsUntilAllowed(name, context.ip, orderRequestsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const parsed = paymentOrderSchema.safeParse(body);
    if (!parsed.success) return fieldProblem(parsed.error, notices.paymentProblem);

    const { amount, buyerKey, payAgain = false, ...choice } = parsed.data;
    const { priceInRupees } = offerOf(choice.mentorshipType);
    if (amount !== priceInRupees) {
      return problem(409, notices.priceChanged(priceInRupees), { amount: priceInRupees });
    }
    const buyerKeyHash = buyerKey === undefined ? null : hashOfBuyerKey(buyerKey);
    try {
      const purchase = { ...choice, buyerKeyHash, address: context.ip };
      const buyer = { accessToken: tokenOf(request), wantsItAgain: payAgain };
      return json(200, await openCheckout(purchase, priceInRupees, buyer));
    } catch (error) {
      return refusalOf(error, choice.mentorshipType);
    }
  },
});

function refusalOf(error: unknown, wanted: string): Response {
  if (error instanceof TooManyOrders) {
    const { seconds } = error;
    return problem(429, tooManyOrders(seconds), {}, { 'Retry-After': String(seconds) });
  }
  if (error instanceof AlreadyPaid) {
    const canRepeat = !isCourse(wanted);
    const paid = { orderId: error.order.order_id, canRepeat };
    return problem(409, noticeOf(error.order, wanted), { paid });
  }
  if (error instanceof TimeTaken) {
    return problem(409, holdNotices.takenBeforePaying, { timeTaken: true });
  }
  if (error instanceof ProviderError && error.cause === 'refused') {
    logFailure(name, error);
    return problem(502, notices.paymentFailed());
  }
  throw error;
}

function noticeOf({ paid_at, mentorshiptype }: Order, wanted: string): Notice {
  const day = dayInIndia(paid_at ?? Date.now());
  if (!isCourse(wanted)) return alreadyPaid(day);
  return mentorshiptype === wanted
    ? courseOwned(day)
    : courseIncluded(offerOf(mentorshiptype).name, day);
}
