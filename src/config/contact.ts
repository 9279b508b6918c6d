import * as z from 'zod/mini';
import content from '../../content/contact.json' with { type: 'json' };
import { listOf, picture, sitePath, text } from './content-fields.ts';
import { readContent } from './read-content.ts';

/** The contact page. The address and the number are in content/site.json. */
export const contact = readContent(
  'content/contact.json',
  z.strictObject({
    image: picture,
    email: z.strictObject({ heading: text, text }),
    phone: z.strictObject({ heading: text, text }),
    shortcuts: z.strictObject({
      heading: text,
      items: listOf(z.strictObject({ title: text, text, link: sitePath, label: text })),
    }),
  }),
  content,
);
