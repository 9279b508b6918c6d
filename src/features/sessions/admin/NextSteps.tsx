import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { deskPapersTexts } from '#src/features/sessions/messages/desk-papers.ts';
import { type DeskStep, stepFormSchema } from '#src/features/sessions/schemas/desk-papers.ts';
import type { SessionDeskPapers } from '#src/features/sessions/stores/desk-papers.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { lineDraftSchema } from '#src/shared/schemas/merged-draft.ts';
import { LineForm } from '#src/shared/ui/LineForm.tsx';
import { NextStep } from './NextStep.tsx';
import { PartHeading } from './PartHeading.tsx';

interface NextStepsProps {
  desk: SessionDeskPapers;
  steps: DeskStep[];
}

/** What the person does next: the mentor writes the list, and both tick what is done. */
export function NextSteps({ desk, steps }: NextStepsProps) {
  const busy = useStore(desk.$isChangingSteps);
  const place = useRef<HTMLElement>(null);
  const changing = useStore(desk.$openSteps);
  const isIn = (list: DeskStep[], { id }: DeskStep) => list.some((step) => step.id === id);
  // One that was removed elsewhere stays while its text is changed here.
  const shown = [...steps, ...changing.filter((step) => !isIn(steps, step))];
  // The button that was pressed is gone with its step.
  const focusList = () => place.current?.focus();
  const remove = async (seen: DeskStep) => {
    if (await desk.changeSteps({ action: 'remove', seen })) focusList();
  };
  const draftOf = ({ id }: DeskStep) => desk.draftAt(`step ${id}`, lineDraftSchema);
  // Its text was typed before the page was loaded again.
  const openTyped = useEffectEvent(() => {
    for (const step of steps) {
      if (!isIn(changing, step) && draftOf(step).read() !== undefined) desk.openStep(step);
    }
  });
  useEffect(() => openTyped(), []);
  const close = (step: DeskStep) => {
    desk.closeStep(step);
    draftOf(step).keep(undefined);
    if (!isIn(steps, step)) focusList();
  };

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Next steps"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none"
    >
      <PartHeading>Next steps</PartHeading>
      {shown.length === 0 ? (
        <p className="text-small text-soft">{deskPapersTexts.noSteps}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {shown.map((step) => (
            <NextStep
              key={step.id}
              step={step}
              isGone={!isIn(steps, step)}
              isChanging={isIn(changing, step)}
              busy={busy}
              place={draftOf(step)}
              change={desk.changeSteps}
              onOpen={() => desk.openStep(step)}
              onClose={() => close(step)}
              onRemove={() => void remove(step)}
            />
          ))}
        </ul>
      )}
      {steps.length < limits.stepsPerSession ? (
        <LineForm
          label="New step"
          action="Add step"
          schema={stepFormSchema}
          maxLength={limits.stepMaximum}
          busy={busy}
          place={desk.draftAt('new step', z.string())}
          send={async (step) => (await desk.changeSteps({ action: 'add', step })) === true}
        />
      ) : (
        <p className="text-small text-soft">{deskPapersTexts.stepsAreFull}</p>
      )}
    </section>
  );
}
