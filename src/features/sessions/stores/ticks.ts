import { atom, readonlyType } from 'nanostores';
import { tickStep as tick } from '#src/features/sessions/data/papers.ts';
import { papersNotices } from '#src/features/sessions/messages/papers.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { $orderSession, refreshSession, showSession } from './order-session.ts';
import { refusalNotice } from './refusal-notice.ts';

const $problem = atom<Notice | undefined>();
/** Why the last tick was put back. */
export const $tickProblem = readonlyType($problem);

/** The steps whose tick is on its way: an older answer about one says nothing about the others. */
const underWay = new Set<string>();

/** Ticks a step at once, and puts it back when it is not saved. */
export async function tickStep(id: string, done: boolean): Promise<void> {
  const { key } = $orderSession.get();
  if (!key || underWay.has(id)) return;
  underWay.add(id);
  $problem.set(undefined);
  showTick(id, done);
  try {
    const session = await tick(key, id, done);
    const current = session.papers.steps.find((step) => step.id === id);
    showTick(id, current?.done ?? done);
  } catch (error) {
    showTick(id, !done);
    const failure = error instanceof DataError ? error : new DataError('unavailable', '');
    $problem.set(refusalNotice(failure, papersNotices.stepFailed));
    // The mentor may have changed the list.
    if (underWay.size === 1) void refreshSession();
  } finally {
    underWay.delete(id);
  }
}

function showTick(id: string, done: boolean): void {
  const { session } = $orderSession.get();
  if (!session) return;
  const steps = session.papers.steps.map((step) => (step.id === id ? { ...step, done } : step));
  showSession({ ...session, papers: { ...session.papers, steps } });
}
