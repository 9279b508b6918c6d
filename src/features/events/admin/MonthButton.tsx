import { Icon } from '#src/shared/ui/Icon.tsx';

interface MonthButtonProps {
  label: string;
  shape: string;
  disabled: boolean;
  onClick: () => void;
}

/** Turns a page of a calendar. */
export function MonthButton({ label, shape, disabled, onClick }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-pill hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-40"
    >
      <Icon shape={shape} size={20} />
    </button>
  );
}
