import { insertCollegeInquiry } from '#src/features/college/data/inquiries.ts';
import type { CollegeInquiry } from '#src/features/college/schemas/inquiry.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import { passHumanCheck } from '#src/shared/data/human-check.ts';
import type { FormTrap } from '#src/shared/lib/form-trap.ts';
import { createOnce } from '#src/shared/lib/once.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

const storeOnce = createOnce(async (id, inquiry: CollegeInquiry, trap: FormTrap) => {
  await passHumanCheck(id);
  await insertCollegeInquiry(id, inquiry, trap);
});

interface SentInquiry {
  inquiry: CollegeInquiry;
  trap: FormTrap;
}

const inquiry = createSubmit({
  send: async ({ inquiry, trap }: SentInquiry) => {
    await storeOnce(inquiry, trap);
    void askForMails();
    return true;
  },
  succeeded: notices.inquirySuccess,
  failed: ({ message }) => notices.inquiryFailed(message || undefined),
});

export const $isSendingInquiry = inquiry.$busy;

/** Stores the inquiry. True when it is stored. */
export const sendInquiry = inquiry.submit;
