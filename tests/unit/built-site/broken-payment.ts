import { type Case, razorpay, stack, status, stripe, withJson } from './use-doctor.ts';

export const brokenPayment: Case[] = [
  ['Stripe being down', 'Stripe', /does not answer/, () => stripe.spoil(/./, status(503))],
  ['a wrong Stripe key', 'Stripe key', /is refused/, () => ({ STRIPE_SECRET_KEY: 'sk_test_x' })],
  [
    'a live key without https',
    'Stripe mode',
    /test key/,
    () => {
      stripe.spoil(/account/, () => Response.json({ charges_enabled: true }));
      stripe.spoil(/webhook_endpoints/, () =>
        Response.json({
          data: [
            {
              url: `${stack.url}/.netlify/functions/stripe-webhook`,
              status: 'enabled',
              enabled_events: ['*'],
            },
          ],
        }),
      );
      return { STRIPE_SECRET_KEY: 'sk_live_x' };
    },
  ],
  [
    'an account that may not charge',
    'Stripe account',
    /may not take payments/,
    () =>
      stripe.spoil(
        /account/,
        withJson((body) => (body.charges_enabled = false)),
      ),
  ],
  [
    'no webhook',
    'Stripe webhook',
    /There is none for .+ with the events checkout\.session\.completed, /,
    () =>
      stripe.spoil(
        /webhook_endpoints/,
        withJson((body) => (body.data = [])),
      ),
  ],
  [
    'a webhook that is switched off',
    'Stripe webhook',
    /switched off/,
    () =>
      stripe.spoil(
        /webhook_endpoints/,
        withJson(({ data }) => (data[0].status = 'disabled')),
      ),
  ],
  [
    'a webhook that does not send refunds',
    'Stripe webhook',
    /does not send .*refund\.failed/,
    () =>
      stripe.spoil(
        /webhook_endpoints/,
        withJson(({ data }) => (data[0].enabled_events = ['checkout.session.completed'])),
      ),
  ],
  [
    'another signing secret than the site has',
    'Stripe signing secret',
    /site refuses/,
    () => ({ STRIPE_WEBHOOK_SECRET: 'whsec_x' }),
  ],
  [
    'a provider that nobody knows',
    'PAYMENT_PROVIDER',
    /must be stripe or razorpay/,
    () => ({ PAYMENT_PROVIDER: 'paypal' }),
  ],
  ['Razorpay being down', 'Razorpay', /does not answer/, () => razorpay.spoil(/./, status(503))],
  ['a wrong Razorpay key', 'Razorpay key', /is refused/, () => ({ RAZORPAY_KEY_SECRET: 'x' })],
  [
    'a live Razorpay key without https',
    'Razorpay mode',
    /test key/,
    () => {
      razorpay.spoil(/refunds/, () => Response.json({ items: [] }));
      return { RAZORPAY_KEY_ID: 'rzp_live_x' };
    },
  ],
  [
    'another webhook secret than the site has',
    'Razorpay webhook secret',
    /site refuses/,
    () => ({ RAZORPAY_WEBHOOK_SECRET: 'x' }),
  ],
];
