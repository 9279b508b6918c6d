import { useEffect, useRef, useState } from 'react';
import type { DeskStep } from '#src/features/sessions/schemas/desk-papers.ts';
import type { SessionDeskPapers } from '#src/features/sessions/stores/desk-papers.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { StepForm } from './StepForm.tsx';

interface NextStepProps {
  step: DeskStep;
  busy: boolean;
  change: SessionDeskPapers['changeSteps'];
  onRemove: () => void;
}

/** One step: ticked, changed or removed. */
export function NextStep({ step: { id, step, done_at }, busy, change, onRemove }: NextStepProps) {
  const [isChanging, setChanging] = useState<boolean>();
  const place = useRef<HTMLLIElement>(null);
  // The button that was pressed is gone, on the way there and on the way back.
  useEffect(() => {
    if (isChanging === undefined) return;
    place.current?.querySelector<HTMLElement>(isChanging ? 'input' : 'button')?.focus();
  }, [isChanging]);

  if (isChanging) {
    return (
      <li ref={place}>
        <StepForm
          label="Change the step"
          action="Save step"
          line={step}
          busy={busy}
          send={async (text) => {
            if (await change({ action: 'change', id, step: text })) setChanging(false);
          }}
          onCancel={() => setChanging(false)}
        />
      </li>
    );
  }
  const press = { look: 'quiet', small: true, disabled: busy } as const;
  return (
    <li ref={place} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label className="step min-w-0 grow basis-52">
        <input
          type="checkbox"
          checked={done_at !== null}
          onChange={({ target }) => void change({ action: 'tick', id, done: target.checked })}
        />
        <bdi>{step}</bdi>
      </label>
      <span className="flex gap-2">
        <Button {...press} aria-label={`Change ${step}`} onClick={() => setChanging(true)}>
          Change
        </Button>
        <Button {...press} aria-label={`Remove ${step}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  );
}
