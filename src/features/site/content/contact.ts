import * as z from 'zod/mini';
import { listOf, picture, sitePath, text } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../../content/contact.json' with { type: 'json' };

/** The contact page. The address and the number are in content/site.json. */
export const contact = readContent(
  'content/contact.json',
  z.strictObject({
    image: picture,
    /** Shown once content/site.json has a number. */
    whatsapp: z.strictObject({ heading: text, value: text, text }),
    form: z.strictObject({ heading: text, lede: text }),
    email: z.strictObject({ heading: text, text }),
    phone: z.strictObject({ heading: text, text }),
    shortcuts: z.strictObject({
      heading: text,
      items: listOf(z.strictObject({ title: text, text, link: sitePath, label: text })),
    }),
  }),
  content,
);
