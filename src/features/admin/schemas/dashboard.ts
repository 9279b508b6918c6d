import * as z from 'zod/mini';
import { rowSamples, type SampleTable } from '#src/shared/lib/samples.ts';
import { cachedRowsSchema } from '#src/shared/schemas/cached-rows.ts';

/** One line of the audit log: who did what, and when. */
export const adminActionSchema = z.object({
  id: z.string(),
  happened_at: z.string(),
  admin_name: z.string(),
  action: z.enum(['created', 'changed', 'deleted', 'restored']),
  table_name: z.string(),
  row_id: z.string(),
  subject: z.nullable(z.string()),
  summary: z.nullable(z.string()),
});

export type AdminAction = z.infer<typeof adminActionSchema>;

export const adminActionColumns = Object.keys(adminActionSchema.shape).join(', ');

/** The numbers behind the pictures. */
export const dashboardFiguresSchema = z.object({
  weeks: z.array(
    z.object({
      /** The Monday of it. */
      week: z.string(),
      individual: z.number(),
      college: z.number(),
      rupees: z.number(),
    }),
  ),
  events: z.array(
    z.object({ title: z.string(), event_date: z.string(), registrations: z.number() }),
  ),
  stars: z.array(z.object({ rating: z.number(), reviews: z.number() })),
});

export type DashboardFigures = z.infer<typeof dashboardFiguresSchema>;

/** A change that the built pages do not show. */
export const siteChangeSchema = z.object({
  table_name: z.string(),
  subject: z.string(),
  change: z.enum(['shown', 'gone']),
  happened_at: z.string(),
});

export type SiteChange = z.infer<typeof siteChangeSchema>;

/** What the build leaves at /build.json. */
export const buildRecordSchema = z.object({
  /** When the rows were read that the pages hold. */
  builtAt: z.iso.datetime(),
  /** Those that are older; absent: none. */
  cached: z.exactOptional(z.array(cachedRowsSchema)),
});

export type BuildRecord = z.infer<typeof buildRecordSchema>;

/** A table that still holds rows of the sample data. */
export const sampleTableSchema = z.enum(Object.keys(rowSamples) as SampleTable[]);
