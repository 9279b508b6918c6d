import * as z from 'zod/mini';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import { courseDeskTexts } from '#src/features/courses/messages/course-desk.ts';
import { requiredText } from '#src/shared/schemas/text.ts';

/** The title of a module. */
export const moduleFormSchema = z.object({
  line: requiredText(courseDeskTexts.moduleTitle, lessonLimits.titleMaximum),
});
