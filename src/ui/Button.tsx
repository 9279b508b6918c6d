import type { ComponentProps, MouseEvent, ReactNode } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'fill' | 'quiet' | 'alarm';
  small?: boolean;
  /** While true a press does nothing and the button says `busyLabel`. It keeps the focus, which a disabled one loses. */
  busy?: boolean;
  busyLabel?: string;
  children: ReactNode;
}

export function Button({
  look = 'fill',
  small = false,
  busy = false,
  busyLabel,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`btn btn-${look} ${small ? 'btn-small' : ''} ${className}`.trimEnd()}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      {...rest}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

// A press on it would send its form, and so would Enter in a field.
const ignore = (event: MouseEvent) => event.preventDefault();
