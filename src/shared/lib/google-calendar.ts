import { indiaZone } from './dates/india.ts';

export interface CalendarEntry {
  title: string;
  /** YYYY-MM-DDTHH:MM in India. */
  begins: string;
  ends: string;
  details: string;
  location: string;
}

/** Opens Google Calendar with an entry filled in. */
export function googleCalendarAddress({
  title,
  begins,
  ends,
  details,
  location,
}: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(begins)}/${compact(ends)}`,
    ctz: indiaZone,
    details,
    location,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

const compact = (time: string) => `${time}00`.replace(/[-:]/g, '');
