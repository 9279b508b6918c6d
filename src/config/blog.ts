import * as z from 'zod/mini';
import content from '../../content/blog.json' with { type: 'json' };
import { text } from './content-fields.ts';
import { readContent } from './read-content.ts';

/** The words around articles. */
export const blogWords = readContent(
  'content/blog.json',
  z.strictObject({
    /** What stands below every article. */
    call: z.strictObject({ heading: text, text, button: text }),
  }),
  content,
);
