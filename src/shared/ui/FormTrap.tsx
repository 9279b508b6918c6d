import type { FormTrap as Trap } from '#src/shared/lib/form-trap.ts';

const name = 'website';

/**
 * A field that only programs fill in. Nobody sees it, reaches it with the keyboard or hears of it, and browsers and
 * password managers leave what is inert alone.
 */
export function FormTrap() {
  return (
    <div className="sr-only" aria-hidden="true" inert>
      <label>
        Website
        <input name={name} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
      </label>
    </div>
  );
}

/** What the database judges. The field is emptied, so that a person whose browser filled it in can send again. */
export function readTrap(form: HTMLFormElement): Trap {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  const website = field.value;
  field.value = '';
  return { website, seconds_open: Math.floor(performance.now() / 1000) };
}
