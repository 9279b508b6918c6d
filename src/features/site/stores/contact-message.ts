import { insertContactMessage } from '#src/features/site/data/contact-messages.ts';
import { contactNotices } from '#src/features/site/messages.ts';
import type { ContactMessage } from '#src/features/site/schemas/contact-message.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import { passHumanCheck } from '#src/shared/data/human-check.ts';
import type { FormTrap } from '#src/shared/lib/form-trap.ts';
import { createOnce } from '#src/shared/lib/once.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

const storeOnce = createOnce(async (id, message: ContactMessage, trap: FormTrap) => {
  await passHumanCheck(id);
  await insertContactMessage(id, message, trap);
});

interface SentMessage {
  message: ContactMessage;
  trap: FormTrap;
}

const sending = createSubmit({
  send: async ({ message, trap }: SentMessage) => {
    await storeOnce(message, trap);
    void askForMails();
    return true;
  },
  succeeded: contactNotices.sent,
  failed: ({ message }) => contactNotices.failed(message || undefined),
});

export const $isSendingMessage = sending.$busy;

/** Stores the message. True when it is stored. */
export const sendMessage = sending.submit;
