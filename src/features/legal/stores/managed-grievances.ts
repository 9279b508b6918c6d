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

export function chooseGrievances(state: GrievanceState): Promise<void> {
  change({ state, grievances: [], hasMore: false });
  return load(() => listGrievances(state));
}

/** Asks again; what is shown stays until the answer is here. */
export const refreshGrievances = (): Promise<void> =>
  refresh(() => listGrievances($state.get().state));

const drafts = createPageDrafts();

/** An answer is written that is not sent, also where its grievance is not shown now. */
export const $hasAnswerDrafts = drafts.$hasAny;
export const answerDraftOf = ({ id }: StoredGrievance) => drafts.at<string>(id);

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
    const { id } = grievance;
    const draft = answerDraftOf(grievance);
    const { ticket } = await settleGrievance(id, answer).catch((error: DataError) => {
      // Somebody else has answered: this answer is for nobody any more.
      if (error.reason === 'changed') draft.keep(undefined);
      throw error;
    });
    draft.keep(undefined);
    change({ grievances: $state.get().grievances.filter((one) => one.id !== id) });
    return told(grievanceNotices.settled(ticket));
  },
  failed: noticeOf,
});

export const $isAcknowledging = acknowledging.$busy;
export const $isSettling = settling.$busy;

// Each answers true when it is done.
export const acknowledge = acknowledging.submit;
export const settle = settling.submit;
