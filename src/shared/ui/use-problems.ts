import { type FormEvent, useState } from 'react';
import type { Problems } from '#src/shared/lib/validate.ts';

/** What is wrong with a form, by the names of its fields; a field that is changed is not called wrong any more. */
export function useProblems() {
  const [problems, setProblems] = useState<Problems>({});
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    setProblems((current) => {
      if (!Object.hasOwn(current, name)) return current;
      const { [name]: _changed, ...others } = current;
      return others;
    });
  };
  return { problems, setProblems, onInput };
}
