import * as z from 'zod/mini';
import { paths } from '#src/shared/paths.ts';
import { signId } from '../http/signed-id.ts';
import type { MailContent } from './content.ts';
import { addressOf } from './order-mail.ts';

/** For what the ids of data_requests are signed. */
export const ownDataPurpose = 'own-data';

const requestSchema = z.object({ request_id: z.string() });

/** The link to what is stored about an address. Opening it changes nothing. */
export function ownDataMail(payload: unknown): MailContent {
  const { request_id } = requestSchema.parse(payload);
  return {
    subject: 'Your data: the link that you asked for',
    preview: 'It works for 24 hours.',
    heading: 'See, download or delete your data',
    paragraphs: [
      'Hello,',
      'somebody asked on our site what is stored about this address. If it was you, open the link: it shows what there is, and lets you download or delete it.',
    ],
    facts: [],
    action: {
      label: 'See your data',
      url: `${addressOf(paths.myData)}#data=${signId(ownDataPurpose, request_id)}`,
    },
    note: 'The link works for 24 hours. Keep it to yourself. It was not you? Then there is nothing to do: without this mail nobody sees anything.',
  };
}
