import { indiaZone } from '#src/shared/lib/dates/india.ts';

export interface TimeElsewhere {
  /** `12:30 pm`, or `Mon 11:30 pm` where it is another day than in India. */
  time: string;
  /** `London` */
  place: string;
}

/** What the clocks of a zone say at that moment; undefined where they say the same as India's. */
export function timeElsewhere(moment: string, zone: string): TimeElsewhere | undefined {
  const there = clockIn(zone, moment);
  const here = clockIn(indiaZone, moment);
  if (there.time === here.time && there.weekday === here.weekday) return undefined;
  return {
    time: there.weekday === here.weekday ? there.time : `${there.weekday} ${there.time}`,
    place: placeOf(zone),
  };
}

function clockIn(timeZone: string, moment: string) {
  const form = { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit', hour12: true };
  const parts = new Intl.DateTimeFormat('en-IN', form as Intl.DateTimeFormatOptions).formatToParts(
    new Date(moment),
  );
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  // Some browsers say 0:30 pm where others say 12:30.
  const time = `${+read('hour') || 12}:${read('minute')} ${read('dayPeriod').toLowerCase()}`;
  return { weekday: read('weekday'), time };
}

/** `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
const placeOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');
