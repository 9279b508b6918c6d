import { insertCollegeInquiry } from '#src/features/college/data/inquiries.ts';
import type { CollegeInquiry } from '#src/features/college/schemas/inquiry.ts';
import { passHumanCheck } from '#src/shared/data/human-check.ts';
import type { FormTrap } from '#src/shared/lib/form-trap.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

// What was sent and how it was called then: sending the same words again after a lost answer finds their row, and
// changed words get a row of their own, because the first ones may have arrived.
let attempt: { body: string; id: string } | undefined;

function idFor(inquiry: CollegeInquiry): string {
  const body = JSON.stringify(inquiry);
  if (attempt?.body !== body) attempt = { body, id: crypto.randomUUID() };
  return attempt.id;
}

interface SentInquiry {
  inquiry: CollegeInquiry;
  trap: FormTrap;
}

const inquiry = createSubmit({
  send: async ({ inquiry, trap }: SentInquiry) => {
    const id = idFor(inquiry);
    await passHumanCheck(id);
    await insertCollegeInquiry(id, inquiry, trap);
    attempt = undefined;
    return true;
  },
  succeeded: notices.inquirySuccess,
  failed: ({ message }) => notices.inquiryFailed(message || undefined),
});

export const $isSendingInquiry = inquiry.$busy;

/** Stores the inquiry. True when it is stored. */
export const sendInquiry = inquiry.submit;
