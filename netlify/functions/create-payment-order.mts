import { limits } from '#src/config/limits.ts';
import { offerOf } from '#src/config/offers.ts';
import { notices } from '#src/messages/notices.ts';
import { tooManyOrders } from '#src/messages/order-refusals.ts';
import { paymentOrderSchema } from '#src/schemas/payment-order.ts';
import { hashOfBuyerKey } from '../lib/buyer-key.ts';
import { openCheckout } from '../lib/checkout.ts';
import { endpoint } from '../lib/endpoint.ts';
import { type Purchase, TooManyOrders } from '../lib/orders.ts';
import { secondsUntilAllowed } from '../lib/rate-limit.ts';
import { readJson } from '../lib/request.ts';
import { json, problem } from '../lib/respond.ts';
import { fieldProblem } from '../lib/field-problem.ts';

/** Takes the choice and the customer, answers where to pay. The price is ours, whatever the request says. */
export default endpoint({
  name: 'create-payment-order',
  method: 'POST',
  failure: notices.paymentProblem(),
  async handle(request, context) {
    const body = await readJson(request);
    const { orderRequestsPerMinute } = limits;
    const wait = await secondsUntilAllowed(
      'create-payment-order',
      context.ip,
      orderRequestsPerMinute,
    );
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const parsed = paymentOrderSchema.safeParse(body);
    if (!parsed.success) return fieldProblem(parsed.error, notices.paymentProblem);

    const { amount, buyerKey, ...choice } = parsed.data;
    const { priceInRupees } = offerOf(choice.mentorshipType);
    if (amount !== priceInRupees) {
      return problem(409, notices.priceChanged(priceInRupees), { amount: priceInRupees });
    }
    const buyerKeyHash = buyerKey === undefined ? null : hashOfBuyerKey(buyerKey);
    return answerWithPage({ ...choice, buyerKeyHash, address: context.ip }, priceInRupees);
  },
});

async function answerWithPage(purchase: Purchase, price: number): Promise<Response> {
  try {
    return json(200, await openCheckout(purchase, price));
  } catch (error) {
    if (!(error instanceof TooManyOrders)) throw error;
    const { seconds } = error;
    return problem(429, tooManyOrders(seconds), {}, { 'Retry-After': String(seconds) });
  }
}
