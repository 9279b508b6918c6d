import { stopMessages } from '#src/features/sessions/data/phone-messages.ts';
import { phoneNotices } from '#src/features/sessions/messages/phone.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { $orderSession, showSession } from './order-session.ts';
import { refusalNotice } from './refusal-notice.ts';

const stopping = createSubmit({
  send: async () => {
    const { key } = $orderSession.get();
    if (!key) throw new DataError('unavailable', '');
    showSession(await stopMessages(key));
    return true;
  },
  succeeded: phoneNotices.stopped,
  failed: (failure) => refusalNotice(failure, phoneNotices.stopFailed),
});

export const $isStoppingPhoneMessages = stopping.$busy;
export const stopPhoneMessages = () => stopping.submit(undefined);
