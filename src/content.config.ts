import { glob, type Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import type * as z from 'zod/mini';
import { writtenFiles } from '#src/shared/content/collections.ts';
import { readContent } from '#src/shared/content/read-content.ts';

interface WrittenFiles<Schema> {
  folder: string;
  names: string[];
  schema: Schema;
}

/**
 * The named MDX files of one folder. A file that is missing, or a field that is wrong, stops the build with the
 * same one sentence as the JSON files do.
 */
function collectionOf<Schema extends z.core.$ZodType>({
  folder,
  names,
  schema,
}: WrittenFiles<Schema>) {
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
  about: collectionOf(writtenFiles.about),
  courses: collectionOf(writtenFiles.courses),
  collegeProgram: collectionOf(writtenFiles.collegeProgram),
  tpoProgram: collectionOf(writtenFiles.tpoProgram),
  tpoMeet: collectionOf(writtenFiles.tpoMeet),
  legal: collectionOf(writtenFiles.legal),
  privacy: collectionOf(writtenFiles.privacy),
};
