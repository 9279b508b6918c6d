import * as z from 'zod/mini';
import { mergedDraftSchema } from '#src/shared/schemas/merged-draft.ts';
import { ruleNames } from './schedule.ts';

const ranges = z.array(z.object({ opens_at: z.string(), closes_at: z.string() }));

/** A schedule while it is typed, right or not, as the tab keeps it. */
export const scheduleDraftSchema = mergedDraftSchema(
  z.object({
    week: z.array(ranges),
    dates: z.array(z.object({ on_date: z.string(), last_date: z.string(), ranges })),
    rules: z.record(z.enum(ruleNames), z.string()),
    joining_link: z.string(),
  }),
);
