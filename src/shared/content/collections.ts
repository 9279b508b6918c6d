import * as z from 'zod/mini';
import {
  listOf,
  courseModule,
  offerName,
  picture,
  point,
  question,
  text,
  webAddress,
} from './content-fields.ts';
import { noticeVersions } from './notice-versions.ts';

// The front matter of each MDX file in content/ (src/content.config.ts). The body holds running prose only.

const pageHead = { lede: text, image: picture };

/** Written as YYYY-MM-DD; YAML turns it into a date unless it is in quotes. */
const calendarDate = z.pipe(
  z.transform((value: unknown) =>
    value instanceof Date ? value.toISOString().slice(0, 10) : value,
  ),
  z.iso.date('must be a date like 2025-06-02'),
);

/** content/home/about.mdx; the body goes on from `intro`, on a phone behind the words of `more`. */
const aboutSchema = z.strictObject({
  eyebrow: text,
  heading: text,
  intro: text,
  more: text,
  /** Companies and colleges by name, as `label: "Worked with"` and a list. Absent: no line. */
  names: z.optional(z.strictObject({ label: text, list: listOf(text) })),
  experience: z.strictObject({ heading: text, items: listOf(point) }),
  expertise: z.strictObject({ heading: text, items: listOf(point) }),
  photos: z.array(z.strictObject({ image: picture, alt: text, caption: text })).check(z.length(4)),
});

/** content/courses; the body says how the course works. Its name and price are those of the offer. */
const courseSchema = z.strictObject({
  ...pageHead,
  offer: offerName,
  paymentForm: z.enum(['resumeMastery', 'endToEndPlacement']),
  purchaseLabel: text,
  benefits: listOf(point),
  modules: listOf(courseModule),
  resources: listOf(point),
  audience: listOf(text),
  faq: listOf(question),
});

/** content/programs/college-mentorship.mdx; the body says how the program runs on a campus. */
const collegeProgramSchema = z.strictObject({
  title: text,
  ...pageHead,
  benefits: listOf(point),
  modules: listOf(courseModule),
  resources: listOf(point),
  inquiry: z.strictObject({ heading: text, lede: text, next: listOf(text) }),
  faq: listOf(question),
});

/**
 * content/programs/tpo-development.mdx; the body says why a placement cell needs the program. Its name and price
 * are in content/offers.json.
 */
const tpoProgramSchema = z.strictObject({
  ...pageHead,
  startDates: listOf(calendarDate),
  /** Whether dates stay, and can be registered for, when they are over. */
  showPastDates: z.boolean(),
  registerLabel: text,
  /** Leads to the contact form while no date lies ahead. */
  nextBatchLabel: text,
  benefits: listOf(point),
  modules: listOf(courseModule),
  audience: listOf(point),
  certificate: z.strictObject({ title: text, text, image: picture }),
  resources: listOf(point),
  faq: listOf(question),
});

/** content/programs/tpo-meet.mdx; the body says what happens in a meet. */
const tpoMeetSchema = z.strictObject({
  title: text,
  ...pageHead,
  /** The address that goes into the frame; it is opened on a click. */
  video: z.strictObject({ title: text, embedUrl: webAddress }),
  agenda: listOf(point),
  reviewsHeading: text,
  group: z.strictObject({ heading: text, text, button: text }),
});

/** content/legal; the body is the text. */
const legalSchema = z.strictObject({ title: text, lede: text, updated: calendarDate });

/** content/legal/privacy; one file for each version, named after the day on which it was published. */
const privacySchema = z.strictObject({
  title: text,
  lede: text,
  /** The rows of the table. */
  stored: listOf(z.strictObject({ what: text, why: text, ground: text, kept: text, shared: text })),
});

/** The collections: in which folder their MDX files are, what these are called, and what their front matter holds. */
export const writtenFiles = {
  about: { folder: 'content/home', names: ['about'], schema: aboutSchema },
  courses: {
    folder: 'content/courses',
    names: ['resume-mastery', 'end-to-end-placement'],
    schema: courseSchema,
  },
  collegeProgram: {
    folder: 'content/programs',
    names: ['college-mentorship'],
    schema: collegeProgramSchema,
  },
  tpoProgram: { folder: 'content/programs', names: ['tpo-development'], schema: tpoProgramSchema },
  tpoMeet: { folder: 'content/programs', names: ['tpo-meet'], schema: tpoMeetSchema },
  legal: { folder: 'content/legal', names: ['terms', 'refund', 'grievance'], schema: legalSchema },
  privacy: { folder: 'content/legal/privacy', names: [...noticeVersions], schema: privacySchema },
};
