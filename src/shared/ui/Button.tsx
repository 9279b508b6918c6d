import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

/** While `busy` the button is disabled and says `busyLabel`, to a screen reader too. */
type Busy = { busy: boolean; busyLabel: string } | { busy?: never; busyLabel?: never };

type ButtonProps = ComponentProps<'button'> &
  Busy & {
    look?: 'fill' | 'quiet' | 'alarm';
    small?: boolean;
    children: ReactNode;
  };

export function Button({
  look = 'fill',
  small = false,
  busy = false,
  busyLabel,
  type = 'button',
  className = '',
  disabled = false,
  ref,
  children,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  useFocusReturn(button, busy);

  return (
    <>
      <button
        ref={button}
        type={type}
        className={`btn btn-${look} ${small ? 'btn-small' : ''} ${className}`.trimEnd()}
        disabled={disabled || busy}
        {...rest}
      >
        {busy ? busyLabel : children}
      </button>
      {/* It is there before it speaks: what comes with its words is not read out. */}
      {busyLabel && (
        <span className="sr-only" aria-live="polite">
          {busy && busyLabel}
        </span>
      )}
    </>
  );
}
