const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** `2026-11-21, 18:30` in India: a time that sorts, for lists and files. */
export const indiaMoment = (moment: string): string => format.format(new Date(moment));
