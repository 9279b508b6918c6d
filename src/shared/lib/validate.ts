import * as z from 'zod/mini';

export type Problems = Record<string, string>;

export type Checked<Value> =
  | { value: Value; problems?: never }
  | { value?: never; problems: Problems };

/** Checks what a form holds. The problems are by field name, the first one of each field. */
export function checkForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  form: FormData,
): Checked<z.output<Schema>> {
  const result = z.safeParse(schema, Object.fromEntries(form));
  if (result.success) return { value: result.data };
  const problems: Problems = {};
  for (const issue of result.error.issues) problems[String(issue.path[0])] ??= issue.message;
  return { problems };
}

/** Puts the cursor into the first field, in the order of the screen, that has a problem. */
export function focusFirstProblem(form: HTMLFormElement, problems: Problems): void {
  const fields = [...form.elements] as HTMLInputElement[];
  fields.find((field) => Object.hasOwn(problems, field.name))?.focus();
}
