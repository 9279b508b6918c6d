import { error, type Notice, success } from '#src/shared/messages/notice.ts';

// What a buyer reads about messages to their phone. The function answers with the same words.

export const phoneNotices = {
  stopped: success('WhatsApp messages are stopped', 'You still get our mails about your session.'),
  stopFailed: error(
    'WhatsApp messages could not be stopped',
    'Check your network and press the button again.',
  ),
} as const satisfies Record<string, Notice>;
