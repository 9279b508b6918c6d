import { Button } from './Button.tsx';

interface ChangedElsewhereProps {
  /** `stored` is undefined where it was removed. */
  changes: { label: string; stored: string | undefined; typed: string }[];
  onTakeStored: () => void;
}

/**
 * Says what was changed here and in another tab, and asks which of both counts (docs/decisions/two-tabs.md). Nothing where
 * there is nothing.
 */
export function ChangedElsewhere({ changes, onTakeStored }: ChangedElsewhereProps) {
  if (changes.length === 0) return null;
  return (
    <div role="alert" className="note note-alarm grid grid-cols-[minmax(0,1fr)] gap-3 text-small">
      <p className="font-[600]">This was changed elsewhere in the meantime:</p>
      <ul className="grid gap-2">
        {changes.map(({ label, stored = 'removed', typed }) => (
          <li key={label} className="wrap-anywhere whitespace-pre-line">
            <strong className="block font-semibold">{label}</strong>
            <Text label="Stored now" text={stored} />
            <Text label="You typed" text={typed} />
          </li>
        ))}
      </ul>
      <p>
        What you typed is still in the form. Save again to put it in the place of what is stored.
      </p>
      <Button look="quiet" small className="justify-self-start" onClick={onTakeStored}>
        Take what is stored
      </Button>
    </div>
  );
}

const Text = ({ label, text }: { label: string; text: string }) => (
  <span className="block">
    {label}: {text ? <bdi>{text}</bdi> : 'empty'}
  </span>
);
