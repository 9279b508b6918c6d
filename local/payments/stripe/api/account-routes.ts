import { optional } from '../parameters/fields.ts';
import { integer } from '../parameters/readers.ts';
import { apiRoute, type ApiRoute } from './route.ts';

/** What somebody reads who looks whether the account is set up (docs.stripe.com/api/accounts and /webhook_endpoints). */
export const accountRoutes = (webhookUrl: string): ApiRoute[] => [
  apiRoute({
    method: 'GET',
    pattern: '/v1/account',
    parameters: {},
    run: () => ({
      id: 'acct_emulated',
      object: 'account',
      charges_enabled: true,
      payouts_enabled: true,
      country: 'IN',
      default_currency: 'inr',
    }),
  }),
  apiRoute({
    method: 'GET',
    pattern: '/v1/webhook_endpoints',
    parameters: { limit: optional(integer({ min: 1, max: 100 })) },
    run: () => ({
      object: 'list',
      url: '/v1/webhook_endpoints',
      has_more: false,
      data: [
        {
          id: 'we_emulated',
          object: 'webhook_endpoint',
          url: webhookUrl,
          status: 'enabled',
          enabled_events: ['*'],
          livemode: false,
        },
      ],
    }),
  }),
];
