import { shop } from '../../support/use-shop.ts';

export const sessionCalls = () => shop.stripe.calls()['POST /v1/checkout/sessions'] ?? 0;
