import Stripe from 'stripe';
import { newId } from '../ids.ts';
import { secondsNow } from '../time.ts';

export interface OrderedItem {
  name: string;
  description: string | null;
  unitAmountInPaise: number;
  quantity: number;
  metadata: Stripe.Metadata;
}

export const amountOf = (item: OrderedItem): number => item.unitAmountInPaise * item.quantity;

export function newLineItem(item: OrderedItem): Stripe.LineItem {
  const amount = amountOf(item);
  return {
    id: newId.lineItem(),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: 'inr',
    description: item.name,
    metadata: item.metadata,
    price: inlinePrice(item),
    quantity: item.quantity,
  };
}

/** `price_data` makes a price of its own that cannot be used again, as at Stripe. */
const inlinePrice = (item: OrderedItem): Stripe.Price => ({
  id: newId.price(),
  object: 'price',
  active: false,
  billing_scheme: 'per_unit',
  created: secondsNow(),
  currency: 'inr',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: newId.product(),
  recurring: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'one_time',
  unit_amount: item.unitAmountInPaise,
  unit_amount_decimal: Stripe.Decimal.from(item.unitAmountInPaise),
});
