import { atom, readonlyType } from 'nanostores';
import { listSteps } from '#src/features/sessions/data/desk-papers.ts';
import {
  addStep,
  changeStep,
  removeStep,
  tickStep,
} from '#src/features/sessions/data/desk-steps.ts';
import { nextPosition } from '#src/features/sessions/lib/step-positions.ts';
import { deskPapersNotices } from '#src/features/sessions/messages/desk-papers.ts';
import type { DeskStep } from '#src/features/sessions/schemas/desk-papers.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import type { PapersLoader } from './papers-loader.ts';

type Change =
  | { action: 'add'; step: string }
  | { action: 'change'; seen: DeskStep; step: string }
  | { action: 'tick'; seen: DeskStep; done: boolean }
  | { action: 'remove'; seen: DeskStep };

/** How the next steps of one booking are changed. */
export function stepsOf(bookingId: string, { $state, change }: PapersLoader) {
  const show = (steps: DeskStep[]) => {
    const { papers } = $state.get();
    if (papers) change({ papers: { ...papers, steps } });
  };
  const $open = atom<DeskStep[]>([]);
  const shown = () => $state.get().papers?.steps ?? [];

  const changing = createSubmit({
    send: async (wanted: Change) => {
      const before = shown();
      // A tick is seen at once, and put back when it was not saved.
      if (wanted.action === 'tick') show(before.map((step) => ticked(step, wanted)));
      try {
        await send(wanted);
      } catch (error) {
        show(before);
        await listSteps(bookingId).then(show, () => undefined);
        throw error;
      }
      // It is saved; what else has changed is shown when it comes.
      show(await listSteps(bookingId).catch(shown));
      return true;
    },
    failed: ({ reason }) =>
      reason === 'changed' || reason === 'duplicate'
        ? deskPapersNotices.stepChanged
        : deskPapersNotices.stepFailed,
  });

  async function send(wanted: Change): Promise<void> {
    switch (wanted.action) {
      case 'add': {
        // The list that is shown may be older than another tab's.
        const steps = await listSteps(bookingId);
        const position = nextPosition(steps.map((step) => step.position));
        if (position === undefined) throw new DataError('changed', '');
        return addStep(bookingId, position, wanted.step);
      }
      case 'change':
        return changeStep(wanted.seen, wanted.step);
      case 'tick':
        return tickStep(wanted.seen, wanted.done);
      case 'remove':
        return removeStep(wanted.seen);
    }
  }

  return {
    $isChangingSteps: changing.$busy,
    changeSteps: changing.submit,
    /** Those whose text is being changed, as they were seen. */
    $openSteps: readonlyType($open),
    openStep: (step: DeskStep) => $open.set([...$open.get(), step]),
    closeStep: (step: DeskStep) => $open.set($open.get().filter(({ id }) => id !== step.id)),
  };
}

const ticked = (step: DeskStep, { seen, done }: { seen: DeskStep; done: boolean }): DeskStep =>
  step.id === seen.id ? { ...step, done_at: done ? new Date().toISOString() : null } : step;
