import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { checkForm, focusFirstProblem, type Problems } from '#src/lib/validate.ts';

/**
 * A form that is checked by a schema before it is sent. While it is `busy` its fields are disabled, which takes the
 * focus away; it comes back afterwards.
 */
export function useCheckedForm<Schema extends z.core.$ZodType>(options: {
  schema: Schema;
  busy: boolean;
  send: (value: z.output<Schema>) => unknown;
  /** Says more about what is missing than the words beside the fields. */
  onProblems?: (problems: Problems) => void;
}) {
  const { schema, busy, send, onProblems } = options;
  const [problems, setProblems] = useState<Problems>({});
  const focused = useRef<Element>(null);

  useEffect(() => {
    if (busy) return;
    (focused.current as HTMLElement | null)?.focus();
    focused.current = null;
  }, [busy]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { value, problems } = checkForm(schema, new FormData(form));
    setProblems(problems ?? {});
    if (problems) {
      onProblems?.(problems);
      return focusFirstProblem(form, problems);
    }
    focused.current = document.activeElement;
    return void send(value);
  };

  return { problems, onSubmit };
}
