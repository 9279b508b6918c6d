import type { ReactNode } from 'react';

interface FormatButtonProps {
  name: string;
  isPressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function FormatButton({ name, isPressed, onPress, children }: FormatButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
