import * as z from 'zod/mini';
import {
  acknowledgeGrievance,
  type GrievanceState,
  listGrievances,
  settleGrievance,
} from '#src/features/legal/data/managed-grievances.ts';
import { grievanceNotices } from '#src/features/legal/messages.ts';
import type { StoredGrievance } from '#src/features/legal/schemas/grievance.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import type { DataError } from '#src/shared/data/unwrap.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createPageDrafts } from '#src/shared/stores/page-drafts.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';

interface ManagedGrievances {
  state: GrievanceState;
  grievances: StoredGrievance[];
  hasMore: boolean;
}

const { $state, load, refresh, change } = createLoader<ManagedGrievances>({
  state: 'open',
  grievances: [],
  hasMore: false,
  status: 'loading',
});

/** The grievances as an admin sees them. */
export const $grievances = $state;

const drafts = createPageDrafts('grievances');

/** An answer is written that is not sent, also where its grievance is not shown now. */
export const $hasAnswerDrafts = drafts.$hasAny;
export const answerDraftOf = ({ id }: StoredGrievance) => drafts.at(id, z.string());

/** What was settled elsewhere stays among the open ones as long as an answer to it is written here. */
async function list(state: GrievanceState) {
  const { grievances, hasMore } = await listGrievances(state, drafts.names());
  for (const one of grievances) {
    const draft = answerDraftOf(one);
    // It was sent from here, and only the answer to that was late or lost.
    if (draft.read()?.trim() === one.answer) draft.keep(undefined);
  }
  const isShown = (one: StoredGrievance) =>
    state === 'settled' || one.answer === null || answerDraftOf(one).read() !== undefined;
  return { grievances: grievances.filter(isShown), hasMore };
}

export function chooseGrievances(state: GrievanceState): Promise<void> {
  change({ state, grievances: [], hasMore: false });
  return load(() => list(state));
}

/** Asks again; what is shown stays until the answer is here. */
export const refreshGrievances = (): Promise<void> => refresh(() => list($state.get().state));

/** Gives up the answer to a grievance that was settled elsewhere, which is in the list of open ones for it alone. */
export function discardAnswer(grievance: StoredGrievance): void {
  answerDraftOf(grievance).keep(undefined);
  if ($state.get().state === 'open') remove(grievance);
}

const remove = ({ id }: StoredGrievance) =>
  change({ grievances: $state.get().grievances.filter((one) => one.id !== id) });

function noticeOf({ reason }: DataError): Notice {
  if (reason !== 'changed') return grievanceNotices.changeFailed;
  void refreshGrievances();
  return grievanceNotices.changedMeanwhile;
}

function told(notice: Notice): true {
  notify(notice);
  void askForMails();
  return true;
}

const acknowledging = createSubmit({
  send: async ({ id }: StoredGrievance) => {
    const changed = await acknowledgeGrievance(id);
    const { grievances } = $state.get();
    change({ grievances: grievances.map((one) => (one.id === id ? changed : one)) });
    return told(grievanceNotices.acknowledged(changed.ticket));
  },
  failed: noticeOf,
});

interface Settling {
  grievance: StoredGrievance;
  answer: string;
}

const settling = createSubmit({
  send: async ({ grievance, answer }: Settling) => {
    const { ticket } = await settleGrievance(grievance.id, answer);
    answerDraftOf(grievance).keep(undefined);
    remove(grievance);
    return told(grievanceNotices.settled(ticket));
  },
  failed: noticeOf,
});

export const $isAcknowledging = acknowledging.$busy;
export const $isSettling = settling.$busy;

// Each answers true when it is done.
export const acknowledge = acknowledging.submit;
export const settle = settling.submit;
