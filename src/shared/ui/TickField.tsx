import { type ComponentProps, type ReactNode, useId } from 'react';

interface TickFieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  /** What is agreed to. */
  children: ReactNode;
  hint?: ReactNode;
  problem?: string | undefined;
}

/** A box to tick. It is large enough to touch, words included. */
export function TickField({ children, hint, problem, ...input }: TickFieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const problemId = problem ? `${id}-problem` : undefined;
  return (
    <div className="field gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...input}
          type="checkbox"
          aria-invalid={problem ? true : undefined}
          aria-describedby={[hintId, problemId].filter(Boolean).join(' ') || undefined}
          className="size-5 shrink-0 accent-leaf"
        />
        {children}
      </label>
      {hint && (
        <p id={hintId} className="text-small text-soft">
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId} className="field-error">
          {problem}
        </p>
      )}
    </div>
  );
}
