import type { ComponentProps, ReactNode } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'fill' | 'quiet' | 'alarm';
  small?: boolean;
  /** While true the button cannot be pressed and says `busyLabel`. */
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
  disabled = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`btn btn-${look} ${small ? 'btn-small' : ''} ${className}`.trimEnd()}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
