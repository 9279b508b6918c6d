import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { useCheckedForm } from './use-checked-form.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** A checked form; the browser asks before the page is left with what was typed in it. `send` says whether it is stored. */
export function useUnsavedForm<Schema extends z.core.$ZodType>(
  options: Omit<Parameters<typeof useCheckedForm<Schema>>[0], 'send'> & {
    send: (value: z.output<Schema>, form: HTMLFormElement) => Promise<boolean>;
    /** The form begins with what was typed before. */
    beginsUnsaved?: boolean;
  },
) {
  const [isUnsaved, setUnsaved] = useState(options.beginsUnsaved ?? false);
  // A form that was stored may lead on to another page.
  useUnsavedWarning(isUnsaved && !options.busy);
  const { problems, form } = useCheckedForm({
    ...options,
    send: async (value, element) => {
      if (await options.send(value, element)) setUnsaved(false);
    },
  });
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setUnsaved(true);
    form.onInput(event);
  };
  return { problems, form: { ...form, onInput } };
}
