import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { readContent } from '#src/shared/content/read-content.ts';
import type { Sample } from '#src/shared/lib/samples.ts';

interface ContentSample extends Sample {
  /** What content/confirmed.json calls it. */
  name: string;
  /** Texts of the file as it was shipped: it is a sample as long as one of them is there. */
  shipped: string[];
}

const site = 'content/site.json';

const contentSamples: ContentSample[] = [
  {
    name: 'name',
    what: 'Your name',
    file: site,
    shipped: ['  "name": "Ananya Mehra",\n  "brand"'],
  },
  { name: 'email', what: 'Your email address', file: site, shipped: ['"hello@mentor.example"'] },
  { name: 'phone', what: 'Your phone number', file: site, shipped: ['"+91 98290 00000"'] },
  {
    name: 'sessionsOn',
    what: 'Where your sessions take place',
    file: site,
    shipped: ['"sessionsOn": "Google Meet"'],
  },
  {
    name: 'groups',
    what: 'The links to the WhatsApp groups',
    file: site,
    shipped: [
      '"https://chat.whatsapp.com/students-group"',
      '"https://chat.whatsapp.com/tpo-group"',
    ],
  },
  {
    name: 'paymentForms',
    what: 'The outside payment forms',
    file: site,
    shipped: ['"https://forms.example.com/'],
  },
  {
    name: 'seller',
    what: 'The seller on receipts',
    file: site,
    shipped: ['    "name": "Ananya Mehra",', '["Jaipur, Rajasthan, India"]'],
  },
  {
    name: 'figures',
    what: 'The figures of the home page',
    file: 'content/home/impact.json',
    shipped: ['"target": 10000,', '"target": 150,', '"target": 90,'],
  },
  {
    name: 'shortLinks',
    what: 'The short links',
    file: 'content/short-links.json',
    shipped: [
      '"https://meet.google.com/tpo-meet-rjn"',
      '"https://www.linkedin.com/feed/hashtag/zerotohero/"',
      '"https://forms.example.com/',
      '"https://docs.example.com/"',
      '"https://www.linkedin.com/"',
      '"https://github.com/"',
      '"https://www.youtube.com/"',
    ],
  },
  {
    name: 'video',
    what: 'The video of the TPO meet',
    file: 'content/programs/tpo-meet.mdx',
    shipped: ['/embed/tpomeet0001'],
  },
  {
    name: 'photos',
    what: 'Drawings in place of the photos',
    file: 'content/images/',
    shipped: [
      'portrait.svg',
      'photo-university-talk.svg',
      'photo-college-training.svg',
      'photo-vice-chancellor.svg',
      'photo-felicitation.svg',
    ],
  },
];

const confirmedFile = 'content/confirmed.json';
const names = contentSamples.map(({ name }) => name);

/** The samples that the owner has confirmed. */
const confirmedSchema = z.array(z.enum(names));

/** The text of a file of the repository, or the names in a folder. */
export type ReadContentText = (path: string) => string;

const fromRepository: ReadContentText = (path) => {
  const place = fileURLToPath(new URL(`../../../${path}`, import.meta.url));
  return path.endsWith('/') ? readdirSync(place).join('\n') : readFileSync(place, 'utf8');
};

/** The texts and pictures in content/ that came with the product and that the owner has not replaced. */
export const findContentSamples = (read?: ReadContentText): Sample[] =>
  findNamedSamples(read).map(({ what, file }) => ({ what, file }));

/** The same, each with the name by which content/confirmed.json allows it. */
export function findNamedSamples(read: ReadContentText = fromRepository): ContentSample[] {
  const confirmed = readContent(confirmedFile, confirmedSchema, JSON.parse(read(confirmedFile)));
  return contentSamples
    .filter(({ name }) => !confirmed.includes(name))
    .filter(({ file, shipped }) => shipped.some((text) => read(file).includes(text)));
}
