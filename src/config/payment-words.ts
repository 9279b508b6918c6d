import * as z from 'zod/mini';
import content from '../../content/payment.json' with { type: 'json' };
import { text } from './content-fields.ts';
import { readContent } from './read-content.ts';

/** The notes on the payment screen and on its result. */
export const paymentWords = readContent(
  'content/payment.json',
  z.strictObject({ secureNote: text, refundNote: text, confirmationNote: text }),
  content,
);
