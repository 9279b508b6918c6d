import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { checkForm, focusFirstProblem, type Problems } from '#src/shared/lib/validate.ts';

/** A form that is checked by a schema before it is sent: its problems by field name, and what its `CheckedForm` needs. */
export function useCheckedForm<Schema extends z.core.$ZodType>(options: {
  schema: Schema;
  busy: boolean;
  send: (value: z.output<Schema>, form: HTMLFormElement) => unknown;
  /** Says more about what is missing than the words beside the fields. */
  onProblems?: (problems: Problems, form: HTMLFormElement) => void;
}) {
  const { schema, busy, send, onProblems } = options;
  const [problems, setProblems] = useState<Problems>({});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { value, problems } = checkForm(schema, new FormData(form));
    setProblems(problems ?? {});
    if (problems) {
      onProblems?.(problems, form);
      return focusFirstProblem(form, problems);
    }
    return void send(value, form);
  };

  /** A field that is changed is not called wrong any more. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    setProblems((current) => {
      if (!Object.hasOwn(current, name)) return current;
      const { [name]: _changed, ...others } = current;
      return others;
    });
  };

  return { problems, form: { busy, onSubmit, onInput } };
}
