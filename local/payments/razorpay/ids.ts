import { randomText } from '../random-text.ts';

/** Fourteen characters after a prefix, as in every sample of razorpay.com/docs/api. */
const id = (prefix: string) => () => `${prefix}_${randomText(14)}`;

export const newId = {
  link: id('plink'),
  order: id('order'),
  payment: id('pay'),
  refund: id('rfnd'),
  dispute: id('disp'),
  /** What `X-Razorpay-Event-Id` carries has no prefix. */
  event: () => randomText(14),
};
