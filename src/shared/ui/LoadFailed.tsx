import { Button } from './Button.tsx';

interface LoadFailedProps {
  message: string | undefined;
  /** There are rows all the same: one quiet line (docs/decisions/stale-rows.md). */
  isQuiet?: boolean;
  /** Absent where a toast says it. */
  role?: 'alert' | 'status';
  /** The next try is under way. */
  busy?: boolean;
  onTryAgain: () => void;
}

/** Rows could not be loaded, or not be brought up to date. */
export function LoadFailed({
  message,
  isQuiet = false,
  role,
  busy = false,
  onTryAgain,
}: LoadFailedProps) {
  const look = isQuiet
    ? 'gap-x-4 text-small text-soft'
    : 'note note-alarm justify-between gap-x-3 font-[600]';
  return (
    <div role={role} className={`flex flex-wrap items-center gap-y-2 ${look}`}>
      <p>{message}</p>
      <Button look="quiet" small busy={busy} busyLabel="Trying again..." onClick={onTryAgain}>
        Try Again
      </Button>
    </div>
  );
}
