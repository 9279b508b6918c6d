import * as z from 'zod/mini';
import { listOf, picture, sectionHead, text } from '#src/shared/content/content-fields.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import content from '../../../../content/home/services.json' with { type: 'json' };

const serviceCard = z.strictObject({ icon: picture, title: text, description: text });

/** The services section of the home page. */
export const services = readContent(
  'content/home/services.json',
  z.strictObject({ ...sectionHead, cards: listOf(serviceCard), button: text }),
  content,
);
