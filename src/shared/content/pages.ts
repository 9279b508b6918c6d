import * as z from 'zod/mini';
import content from '../../../content/pages.json' with { type: 'json' };
import { text } from './content-fields.ts';
import { nameMethods } from './payment.ts';
import { readContent } from './read-content.ts';

/** What search results and shared links show. The lengths are what they print without cutting. */
const head = {
  title: text.check(z.refine((title) => title.length <= 60, 'must have at most 60 characters')),
  description: text.check(
    z.overwrite(nameMethods),
    z.refine(
      (description) => description.length >= 110 && description.length <= 155,
      'must have 110 to 155 characters',
    ),
  ),
};

/** A page whose heading and opening words are in a content file of its own. */
const titled = z.strictObject(head);
const headed = z.strictObject({ ...head, heading: text, lede: text });

const isUnique = (texts: string[]) => new Set(texts).size === texts.length;

const schema = z
  .strictObject({
    '/': titled,
    '/auth': headed,
    '/mentorship/individual': headed,
    '/mentorship/college': titled,
    '/tpo-development': titled,
    '/training-placement-meet': titled,
    '/course/resume-mastery': titled,
    '/course/end-to-end-placement': titled,
    '/payment': headed,
    '/payment/success': headed,
    '/payment/receipt': headed,
    '/contact': headed,
    '/community': headed,
    '/course-dashboard': headed,
    '/schedule': headed,
    '/session': headed,
    '/blog': headed,
    '/events': headed,
    '/reviews': headed,
    '/profile': headed,
    '/my-data': headed,
    '/terms': titled,
    '/refund': titled,
    '/grievance': titled,
    '/privacy': titled,
    '/404': headed,
  })
  .check(
    z.refine((pages) => isUnique(Object.values(pages).map((page) => page.title)), {
      error: 'has the same title on two pages',
    }),
    z.refine((pages) => isUnique(Object.values(pages).map((page) => page.description)), {
      error: 'has the same description on two pages',
    }),
  );

/** Title and description of every public page, and the heading of those that have no content file of their own. */
export const pages = readContent('content/pages.json', schema, content);

export type PagePath = keyof typeof pages;
