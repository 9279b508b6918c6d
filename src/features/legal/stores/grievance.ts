import { fileGrievance } from '#src/features/legal/data/grievances.ts';
import { grievanceNotices } from '#src/features/legal/messages.ts';
import type { Grievance } from '#src/features/legal/schemas/grievance.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import { passHumanCheck } from '#src/shared/data/human-check.ts';
import type { FormTrap } from '#src/shared/lib/form-trap.ts';
import { createOnce } from '#src/shared/lib/once.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

const storeOnce = createOnce(async (id, grievance: Grievance, trap: FormTrap) => {
  await passHumanCheck(id);
  return fileGrievance(id, grievance, trap);
});

interface SentGrievance {
  grievance: Grievance;
  trap: FormTrap;
}

const filing = createSubmit({
  send: async ({ grievance, trap }: SentGrievance) => {
    const receipt = await storeOnce(grievance, trap);
    void askForMails();
    return receipt;
  },
  failed: ({ message }) => grievanceNotices.failed(message || undefined),
});

export const $isSendingGrievance = filing.$busy;

/** Stores the grievance. Its ticket and dates when it is stored. */
export const sendGrievance = filing.submit;
