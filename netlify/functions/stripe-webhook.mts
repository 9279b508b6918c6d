import { stripe } from '../lib/payment/stripe/provider.ts';
import { webhookOf } from '../lib/payment/webhook.ts';

export default webhookOf(stripe);
