import { limits } from '#src/shared/lib/limits.ts';
import { error, type Notice, success } from '#src/shared/messages/notice.ts';

/** What the mentor reads beside a field of the schedule, or after saving it. */
export const scheduleProblems = {
  time: 'Enter a time like 18:00',
  order: 'It has to end after it begins',
  short: (minutes: number) => `A session takes ${minutes} minutes: end later`,
  same: 'Other hours of this day begin at the same time. Change one of them.',
  overlap: 'These hours lie over the ones before. Begin later, or make one of both.',
  date: 'Choose a day that is not over',
  sameDate: 'This day is in the list already. Change it there.',
  lastDate: 'The last day is before the first one',
  manyDates: `These are more than ${limits.datesOfSchedule} days in all. Choose an earlier last day, or remove other days.`,
  number: (least: number, most: number) => `Enter a whole number from ${least} to ${most}`,
  dayOff: (sessions: string) =>
    `This day cannot be a day off yet: ${sessions}. Move or cancel what is booked, then save again.`,
  daysOff: (sessions: string) =>
    `These days cannot all be days off yet: ${sessions}. Move or cancel what is booked, then save again.`,
} as const;

/** Somebody keeps a time of the day while they pay; the mentor has nothing to move yet. */
export const paysRightNow = 'somebody who is paying right now (wait half an hour)';

export const scheduleNotices = {
  saved: success('Saved', 'This is what people can book now.'),
  saveFailed: error(
    'Not saved',
    'Your schedule could not be saved. What you entered is still here: check your connection and save again.',
  ),
  dayOffRefused: error(
    'Not saved',
    'Sessions are booked on a day off. See beside the day what to do.',
  ),
  changed: error(
    'Not saved yet',
    'Something was changed elsewhere in the meantime. What you typed is still here; read below it what is stored now.',
  ),
} as const satisfies Record<string, Notice>;
