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

/** How many rows of a table were too old on a day, and when it was looked at last. */
export const retentionRunSchema = z.object({
  day: z.string(),
  what: z.string(),
  ran_at: z.string(),
  removed: z.number(),
});

export type RetentionRun = z.infer<typeof retentionRunSchema>;

export const retentionRunColumns = Object.keys(retentionRunSchema.shape).join(', ');

/** The numbers behind the pictures. */
export const dashboardFiguresSchema = z.object({
  weeks: z.array(
    z.object({
      /** The Monday of it. */
      week: z.string(),
      individual: z.number(),
      college: z.number(),
      /** What was paid less what went back of it. */
      earned_in_paise: z.number(),
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

/** What the host was asked to build, and what waits to be built. */
export const siteBuildSchema = z.object({
  wanted_at: z.nullable(z.string()),
  asked_at: z.nullable(z.string()),
  is_running: z.boolean(),
  not_before: z.string(),
  failed_since: z.nullable(z.string()),
  problem: z.nullable(z.string()),
});

export type SiteBuild = z.infer<typeof siteBuildSchema>;

export const siteBuildColumns = Object.keys(siteBuildSchema.shape).join(', ');

/** A table that still holds rows of the sample data. */
export const sampleTableSchema = z.enum(Object.keys(rowSamples) as SampleTable[]);
