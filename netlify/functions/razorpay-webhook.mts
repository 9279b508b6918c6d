import { razorpay } from '../lib/payment/razorpay/provider.ts';
import { webhookOf } from '../lib/payment/webhook.ts';

export default webhookOf(razorpay);
