// What was typed goes over a reload in the history entry: in this tab only, and where storage is blocked too.

type Typed = [name: string, value: string][];

interface State {
  typed?: Typed | undefined;
}

const state = () => (history.state ?? {}) as State;
const replace = (typed: Typed | undefined) => history.replaceState({ ...state(), typed }, '');
const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name);

export function keepTyped(): void {
  // A form that is being sent is disabled, and FormData leaves out what is disabled. This page goes anyway.
  for (const part of document.querySelectorAll<HTMLFieldSetElement>('fieldset:disabled')) {
    part.disabled = false;
  }
  replace([...document.forms].flatMap((form) => textsOf(form)));
}

/** All but passwords and files. */
function textsOf(form: HTMLFormElement): Typed {
  return [...new FormData(form)].flatMap(([name, value]) => {
    const isSecret = (fieldOf(form, name) as HTMLInputElement | null)?.type === 'password';
    return isSecret || !value || typeof value !== 'string' ? [] : [[name, value]];
  });
}

/** Puts it into the forms that are there; the rest waits for a form that opens later. */
export function fillTyped(): void {
  const { typed } = state();
  if (!typed) return;
  const left = typed.filter((text) => ![...document.forms].some((form) => fill(form, ...text)));
  replace(left.length > 0 ? left : undefined);
}

function fill(form: HTMLFormElement, name: string, value: string): boolean {
  const field = fieldOf(form, name);
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
  // A group of radio buttons takes the value of the one that is chosen.
  else if (field) (field as HTMLInputElement).value = value;
  return field !== null;
}
