import { error } from '#src/shared/messages/notice.ts';

/** Of a session whose order was moved to this address (docs/decisions/moved-orders.md). */
export const sessionByMail = 'Its page opens with the link in the newest email about it.';

// What /my-data says. The functions answer with the same words.

export const ownDataNotices = {
  linkFailed: error(
    'We could not send the link',
    'What you typed is still here. Check your network and try again.',
  ),
  linkGone: error(
    'This link does not work any more',
    'It is older than 24 hours, or your data was deleted with it. Ask for a new one below.',
  ),
  readFailed: error('Your data could not be read', 'Check your network and try again.'),
  withdrawFailed: error(
    'It is not withdrawn yet',
    'Check your network and press the button again.',
  ),
  eraseFailed: error(
    'Your data could not be deleted',
    'Nothing has changed. Check your network and try again.',
  ),
} as const;

export const newsletterNotices = {
  linkWrong: error(
    'This link does not work',
    'It may be cut off: copy the whole address from the mail. Or ask for a link on the page Your data.',
  ),
  stopFailed: error(
    'The newsletter is not stopped yet',
    'Check your network and press the button again.',
  ),
} as const;

export const ownDataMessages = {
  linkSent: (email: string) =>
    `If anything is stored about ${email}, a mail with a link is on its way. The link works for 24 hours. No mail after ten minutes? Look in the spam folder, or check the address.`,
  nothing: 'Nothing is stored about this address but the mail with this link.',
  readFailed: 'Your data could not be read.',
  paidOrdersStay: (count: number) =>
    `${count === 1 ? 'One order that you paid for stays' : `${count} orders that you paid for stay`}, with your name and email address, because the law requires us to keep payment records. The phone number in ${count === 1 ? 'it' : 'them'} is deleted. Sessions and courses that you paid for stay yours.`,
} as const;
