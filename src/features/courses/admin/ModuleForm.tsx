import type { ComponentProps } from 'react';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import { moduleFormSchema } from '#src/features/courses/schemas/module-form.ts';
import { LineForm } from '#src/shared/ui/LineForm.tsx';

type ModuleFormProps = Omit<ComponentProps<typeof LineForm>, 'schema' | 'maxLength'>;

/** The title of a module. */
export const ModuleForm = (form: ModuleFormProps) => (
  <LineForm {...form} schema={moduleFormSchema} maxLength={lessonLimits.titleMaximum} />
);
