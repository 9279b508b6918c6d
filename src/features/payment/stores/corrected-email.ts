import { correctedNotices } from '#src/features/payment/messages/corrected-email.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import { moveOrder } from '#src/shared/data/moved-orders.ts';
import { withRecentSignIn } from '#src/shared/stores/reauthentication.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { refreshPayment } from './manager.ts';
import { loadPaymentHistory } from './review.ts';

const correcting = createSubmit({
  send: async ({ orderId, email }: { orderId: string; email: string }, say) => {
    const answer = await withRecentSignIn(() => moveOrder(orderId, email));
    if (answer === 'same_address') return answer;
    if (answer === 'not_paid') say(correctedNotices.notPaid);
    else if (answer === 'over') say(correctedNotices.over);
    else say(correctedNotices.corrected(email));
    void askForMails();
    void refreshPayment(orderId);
    void loadPaymentHistory(orderId);
    return answer;
  },
  failed: () => correctedNotices.failed,
});

export const $isCorrecting = correcting.$busy;
/** What the database answered; that the address is the same is for the form to say. */
export const correctEmail = correcting.submit;
