import * as z from 'zod/mini';
import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import { sessionPath } from '#src/shared/paths.ts';
import { mailNameSchema } from '#src/shared/schemas/mail-name.ts';
import { addressOf } from '../mail/order-mail.ts';
import { tokenOfLink } from '../sessions/session-token.ts';
import type { PhoneMessage } from './phone.ts';
import { templateParameter } from './template-parameter.ts';

/** What private.queue_phone_message() writes. */
const payloadSchema = z.object({
  link_id: z.uuid(),
  starts_at: z.string(),
  customer_name: z.string(),
});

interface QueuedMessage {
  kind: string;
  recipient: string;
  payload: unknown;
}

/**
 * The message of a row: the template has the name of its kind, and is filled with the name, the time and the session's
 * page (docs/decisions/phone-messages.md). Throws when the payload is none.
 */
export function composeMessage({ kind, recipient, payload }: QueuedMessage): PhoneMessage {
  const { link_id, starts_at, customer_name } = payloadSchema.parse(payload);
  // Anyone can type any name with anyone's number, as with mails.
  const name = mailNameSchema.safeParse(customer_name).data ?? '';
  return {
    to: recipient,
    template: kind,
    parameters: [
      templateParameter(name, 'there'),
      momentInWords(starts_at),
      addressOf(sessionPath(tokenOfLink(link_id))),
    ],
  };
}
