import * as z from 'zod/mini';
import { text } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../content/blog.json' with { type: 'json' };

/** The words around articles. */
export const blogContent = readContent(
  'content/blog.json',
  z.strictObject({
    /** What is below every article. */
    call: z.strictObject({ heading: text, text, button: text }),
  }),
  content,
);
