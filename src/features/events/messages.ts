import { error, info, type Notice, success } from '#src/shared/messages/notice.ts';

// What docs/product.md 8 leaves open about events. Its sentences are in notices.ts.

export const eventNotices = {
  registrationClosed: error(
    'Registration Failed',
    'Failed to register for the event. It was changed or removed, and registration is closed.',
  ),
  alreadyDecided: error(
    'Error',
    'Failed to update event status. Someone else has decided on this event already.',
  ),
  registrationsFailed: error('Error', 'Failed to load registrations'),
  linkCopied: success('Link copied', 'Paste it wherever you want to share the event.'),
  linkNotCopied: error('Error', 'The link could not be copied. Copy it from the address bar.'),
  linkNotCopiedYet: info('Not copied yet', 'Press Copy link again.'),
} as const satisfies Record<string, Notice>;

export const eventMessages = {
  registered: 'You are registered',
  posterOn: (host: string) => `Show the poster on ${host}`,
  showPoster: (title: string, host: string) =>
    `Show the poster on ${host}: ${title} (opens in a new tab)`,
  joiningLinkIsYours: 'For registered people only. Please do not pass it on.',
  joiningLinkFailed:
    'The joining link could not be loaded. It is also in the mail that you got when you registered.',
  changedMeanwhile: 'Someone else changed this event while you were editing it.',
  restored: 'This is what you typed here before and did not save.',
  notFound: {
    title: 'Event not found',
    message: 'It may have been removed, or the link may be wrong.',
  },
} as const;
