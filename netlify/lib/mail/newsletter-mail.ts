import * as z from 'zod/mini';
import { stopFragment } from '#src/features/profile/lib/data-token.ts';
import { newsletterWords } from '#src/shared/content/newsletter.ts';
import { paths } from '#src/shared/paths.ts';
import { signId } from '../http/signed-id.ts';
import type { MailContent } from './content.ts';
import { addressOf } from './order-mail.ts';

/** For what the ids of consents are signed. */
export const stopPurpose = 'stop-consent';

const consentSchema = z.object({ consent_id: z.string() });

/** Says that the newsletter begins, with the link that ends it. Opening the link changes nothing; its button does. */
export function newsletterMail(payload: unknown): MailContent {
  const { consent_id } = consentSchema.parse(payload);
  return {
    subject: 'You asked for our newsletter',
    preview: 'Stop it with one press, now or later.',
    heading: 'You asked for our newsletter',
    paragraphs: [
      'Hello,',
      `you ticked the newsletter on our site. What you get: ${newsletterWords}`,
      'To stop it, open the link and press the button. You need no account. Keep this mail: the link works at any time.',
    ],
    facts: [],
    action: {
      label: 'Stop the newsletter',
      url: `${addressOf(paths.myData)}#${stopFragment}=${signId(stopPurpose, consent_id)}`,
    },
    note: 'It was not you? Then someone has typed your address by mistake. Stop it with the link.',
  };
}
