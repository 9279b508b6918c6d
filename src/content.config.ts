import { glob, type Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import type * as z from 'zod/mini';
import {
  aboutSchema,
  collegeProgramSchema,
  courseSchema,
  legalSchema,
  tpoMeetSchema,
  tpoProgramSchema,
} from '#src/shared/content/collections.ts';
import { readContent } from '#src/shared/content/read-content.ts';

/**
 * The named MDX files of one folder. A file that is missing, or a field that is wrong, stops the build with the
 * same one sentence as the JSON files do.
 */
function writtenFiles<Schema extends z.core.$ZodType>(
  folder: string,
  names: string[],
  schema: Schema,
) {
  const files = glob({ base: folder, pattern: names.map((name) => `${name}.mdx`) });
  const loader: Loader = {
    name: 'written-files',
    load: async (context) => {
      await files.load({
        ...context,
        parseData: (entry) => {
          readContent(`${folder}/${entry.id}.mdx`, schema, entry.data);
          return context.parseData(entry);
        },
      });
      const missing = names.find((name) => !context.store.has(name));
      if (missing) throw new Error(`${folder}/${missing}.mdx is missing.`);
    },
  };
  return defineCollection({ loader, schema });
}

export const collections = {
  about: writtenFiles('content/home', ['about'], aboutSchema),
  courses: writtenFiles(
    'content/courses',
    ['resume-mastery', 'end-to-end-placement'],
    courseSchema,
  ),
  collegeProgram: writtenFiles('content/programs', ['college-mentorship'], collegeProgramSchema),
  tpoProgram: writtenFiles('content/programs', ['tpo-development'], tpoProgramSchema),
  tpoMeet: writtenFiles('content/programs', ['tpo-meet'], tpoMeetSchema),
  legal: writtenFiles('content/legal', ['terms', 'refund'], legalSchema),
};
