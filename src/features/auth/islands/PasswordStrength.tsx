import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { passwordStrength, passwordStrengths } from '#src/features/auth/lib/password-strength.ts';
import { limits } from '#src/shared/lib/limits.ts';

interface PasswordStrengthProps {
  isShown: boolean;
  /** The field of the password. */
  children: ReactNode;
}

/** Shows below a password how hard it is to guess. */
export function PasswordStrength({ isShown, children }: PasswordStrengthProps) {
  const [level, setLevel] = useState(-1);
  const container = useRef<HTMLDivElement>(null);

  // What was typed before the page was hydrated is measured as well.
  useEffect(() => {
    const field = isShown && container.current?.querySelector('input');
    if (field && field.value) field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [isShown]);

  const measure = ({ target }: FormEvent) => {
    const { value, form } = target as HTMLInputElement;
    const { fullName = '', email = '' } = Object.fromEntries(new FormData(form ?? undefined));
    const strength = passwordStrength(value, [String(fullName), String(email)]);
    setLevel(value ? passwordStrengths.indexOf(strength) : -1);
  };

  return (
    <div ref={container} className="grid gap-2" onInput={measure}>
      {children}
      {isShown && (
        <>
          <p className="text-small text-soft">
            At least {limits.passwordMinimum} characters. Use 3 or 4 unrelated words. Easy to
            remember.
          </p>
          <div className="flex min-h-6 items-center gap-3 text-small">
            <span aria-hidden="true" className="flex flex-1 gap-1.5">
              {passwordStrengths.map((name, index) => (
                <span
                  key={name}
                  className={`h-1.5 flex-1 rounded-pill ${index <= level ? 'bg-leaf' : 'bg-line'}`}
                />
              ))}
            </span>
            <span role="status" className="min-w-14 text-right text-soft">
              {level >= 0 && (
                <>
                  <span className="sr-only">Password strength: </span>
                  {passwordStrengths[level]}
                </>
              )}
            </span>
          </div>
        </>
      )}
    </div>
  );
}
