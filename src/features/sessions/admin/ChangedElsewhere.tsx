import { changedElsewhereTexts as texts } from '#src/features/sessions/messages/changed-elsewhere.ts';
import { Button } from '#src/shared/ui/Button.tsx';

interface ChangedElsewhereProps {
  changes: { label: string; stored: string; typed: string }[];
  onTakeStored: () => void;
}

/** Says what was changed here and in another tab, and asks which of both counts. Nothing where there is nothing. */
export function ChangedElsewhere({ changes, onTakeStored }: ChangedElsewhereProps) {
  if (changes.length === 0) return null;
  return (
    <div role="alert" className="note note-alarm grid grid-cols-[minmax(0,1fr)] gap-3 text-small">
      <p className="font-[600]">{texts.title}</p>
      <ul className="grid gap-2">
        {changes.map(({ label, stored, typed }) => (
          <li key={label} className="wrap-anywhere whitespace-pre-line">
            <strong className="block font-semibold">{label}</strong>
            <Text label={texts.stored} text={stored} />
            <Text label={texts.typed} text={typed} />
          </li>
        ))}
      </ul>
      <p>{texts.whatToDo}</p>
      <Button look="quiet" small className="justify-self-start" onClick={onTakeStored}>
        {texts.takeStored}
      </Button>
    </div>
  );
}

const Text = ({ label, text }: { label: string; text: string }) => (
  <span className="block">
    {label}: {text ? <bdi>{text}</bdi> : texts.empty}
  </span>
);
