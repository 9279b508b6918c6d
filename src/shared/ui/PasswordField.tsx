import { type ComponentProps, useState } from 'react';
import { TextField } from './Field.tsx';

/** A password that can be shown; what is typed stays when it is. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative [&_input]:pr-20">
      <TextField spellCheck={false} {...props} type={isShown ? 'text' : 'password'} />
      {/* In the field's right end: below the label's line and its gap. */}
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute top-[calc(var(--text-small)*1.6+0.35rem)] right-0 min-h-12 cursor-pointer rounded-field px-4 text-small font-semibold text-saffron"
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> password</span>
      </button>
    </div>
  );
}
