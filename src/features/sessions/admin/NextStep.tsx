import { useEffect, useRef } from 'react';
import { type DeskStep, stepFormSchema } from '#src/features/sessions/schemas/desk-papers.ts';
import type { SessionDeskPapers } from '#src/features/sessions/stores/desk-papers.ts';
import type { DraftPlace } from '#src/shared/lib/draft-place.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ChangeLine } from '#src/shared/ui/ChangeLine.tsx';
import type { MergedDraft } from '#src/shared/ui/use-merged-draft.ts';

interface NextStepProps {
  step: DeskStep;
  /** It was removed elsewhere while it was changed here. */
  isGone: boolean;
  isChanging: boolean;
  busy: boolean;
  place: DraftPlace<MergedDraft<{ line: string }>>;
  change: SessionDeskPapers['changeSteps'];
  onOpen: () => void;
  onClose: () => void;
  onRemove: () => void;
}

/** One step: ticked, changed or removed. */
export function NextStep(props: NextStepProps) {
  const {
    step: seen,
    isGone,
    isChanging,
    busy,
    place: draft,
    change,
    onOpen,
    onClose,
    onRemove,
  } = props;
  const { step, done_at } = seen;
  const place = useRef<HTMLLIElement>(null);
  const wasChanging = useRef(isChanging);
  // The button that was pressed is gone, on the way there and on the way back.
  useEffect(() => {
    if (wasChanging.current === isChanging) return;
    wasChanging.current = isChanging;
    place.current?.querySelector<HTMLElement>(isChanging ? 'input' : 'button')?.focus();
  }, [isChanging]);

  if (isChanging) {
    return (
      <li ref={place}>
        <ChangeLine
          label="Change the step"
          name="Step"
          action="Save step"
          stored={isGone ? undefined : step}
          schema={stepFormSchema}
          maxLength={limits.stepMaximum}
          busy={busy}
          place={draft}
          send={async (text) => {
            const wanted = isGone
              ? ({ action: 'add', step: text } as const)
              : ({ action: 'change', seen, step: text } as const);
            if (await change(wanted)) onClose();
          }}
          onCancel={onClose}
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
          onChange={({ target }) => void change({ action: 'tick', seen, done: target.checked })}
        />
        <bdi>{step}</bdi>
      </label>
      <span className="flex gap-2">
        <Button {...press} aria-label={`Change ${step}`} onClick={onOpen}>
          Change
        </Button>
        <Button {...press} aria-label={`Remove ${step}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  );
}
