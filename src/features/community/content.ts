import * as z from 'zod/mini';
import { listOf, picture, text, webAddress } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../content/community.json' with { type: 'json' };

const audience = z.strictObject({ label: text, heading: text, text, button: text, image: picture });
const article = z.strictObject({ name: text, author: text, image: picture, link: webAddress });

export type CommunityAudience = z.infer<typeof audience>;

/** The community page. The group links are in content/site.json; the events come from the database. */
export const community = readContent(
  'content/community.json',
  z.strictObject({
    audiences: z.strictObject({ students: audience, tpo: audience }),
    events: z.strictObject({ heading: text, lede: text }),
    articles: z.strictObject({ heading: text, lede: text, items: listOf(article) }),
  }),
  content,
);
