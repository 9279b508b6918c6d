/** What a form without files holds, by the names of its fields. A checkbox that is not checked is not there. */
export const fieldsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(new FormData(form)) as Record<string, string>;
