import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { checkForm, focusFirstProblem, type Problems } from '#src/shared/lib/validate.ts';

/** What is said about the fields of a form together. */
export interface FormNote {
  title: string;
  message?: string;
}

/** A form that is checked by a schema before it is sent: its problems by field name, and what its `CheckedForm` needs. */
export function useCheckedForm<Schema extends z.core.$ZodType>(options: {
  schema: Schema;
  busy: boolean;
  send: (value: z.output<Schema>, form: HTMLFormElement) => unknown;
  /** Says more about what is missing than the words beside the fields; what it returns stands in the form. */
  onProblems?: (problems: Problems, form: HTMLFormElement) => FormNote | undefined;
}) {
  const { schema, busy, send, onProblems } = options;
  const [problems, setProblems] = useState<Problems>({});
  const [note, setNote] = useState<FormNote>();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { value, problems } = checkForm(schema, new FormData(form));
    setProblems(problems ?? {});
    if (problems) {
      setNote(onProblems?.(problems, form));
      return focusFirstProblem(form, problems);
    }
    return void send(value, form);
  };

  const hasProblems = Object.keys(problems).length > 0;

  /** A field that has become right is not called wrong any more. What is still wrong keeps its words. */
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!hasProblems) return;
    const wrong = checkForm(schema, new FormData(currentTarget)).problems ?? {};
    setProblems(
      Object.fromEntries(Object.entries(problems).filter(([name]) => Object.hasOwn(wrong, name))),
    );
  };

  return { problems, form: { busy, note: hasProblems ? note : undefined, onSubmit, onInput } };
}
