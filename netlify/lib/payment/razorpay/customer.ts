import type { StartableOrder } from '../provider.ts';

// Of a customer, Razorpay asks for nothing in a link, and refuses the whole link for what it does not take: "The name
// format is invalid" (github.com/razorpay/razorpay-node, issue 161; razorpay.com/docs/api/customers/create). People may
// have such names and addresses, so those are left out. The receipt and our mails have them all the same.

/** "Alphanumeric value with period (.), apostrophe ('), forward slash (/), at (@) and parentheses … between 3-50 characters" */
const name = /^[A-Za-z\d .'/@()]{3,50}$/;

/** "A maximum length of 64 characters" */
const emailMaximum = 64;

/** What a link can say of the buyer. */
export function customerOf(
  order: Pick<StartableOrder, 'customer_name' | 'customer_email' | 'customer_phone'>,
) {
  const { customer_name, customer_email, customer_phone } = order;
  return {
    ...(name.test(customer_name) && { name: customer_name }),
    ...(customer_email.length <= emailMaximum && { email: customer_email }),
    ...(customer_phone !== null && { contact: `+91${customer_phone}` }),
  };
}
