import { useId } from 'react';

export interface PhoneMessagesWords {
  label: string;
  hint: string;
}

const name = 'phoneMessages';

export const wantsPhoneMessages = (form: HTMLFormElement): boolean =>
  new FormData(form).get(name) === 'on';

/** Off until somebody ticks it. */
export function PhoneMessagesField({ label, hint }: PhoneMessagesWords) {
  const hintId = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={name}
          aria-describedby={hintId}
          className="size-5 shrink-0 accent-leaf"
        />
        {label}
      </label>
      <p id={hintId} className="text-small text-soft">
        {hint}
      </p>
    </div>
  );
}
