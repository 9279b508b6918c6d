import type { ComponentProps } from 'react';
import { stepFormSchema } from '#src/features/sessions/schemas/desk-papers.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { LineForm } from '#src/shared/ui/LineForm.tsx';

type StepFormProps = Omit<ComponentProps<typeof LineForm>, 'schema' | 'maxLength'>;

/** The text of a step. */
export const StepForm = (form: StepFormProps) => (
  <LineForm {...form} schema={stepFormSchema} maxLength={limits.stepMaximum} />
);
