import type { FormEvent } from 'react';
import type * as z from 'zod/mini';
import { checkForm, focusFirstProblem, type Problems } from '#src/shared/lib/validate.ts';
import { useProblems } from './use-problems.ts';

/** A form that is checked by a schema before it is sent. */
export function useCheckedForm<Schema extends z.core.$ZodType>(options: {
  schema: Schema;
  send: (value: z.output<Schema>) => unknown;
  /** Says more about what is missing than the words beside the fields. */
  onProblems?: (problems: Problems) => void;
}) {
  const { schema, send, onProblems } = options;
  const { problems, setProblems, onInput } = useProblems();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { value, problems } = checkForm(schema, new FormData(form));
    setProblems(problems ?? {});
    if (problems) {
      onProblems?.(problems);
      return focusFirstProblem(form, problems);
    }
    return void send(value);
  };

  return { problems, onSubmit, onInput };
}
