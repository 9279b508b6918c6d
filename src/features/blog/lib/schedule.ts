// When a post is to be published is chosen in the mentor's time, in any time zone of the machine. India has one offset
// from UTC, the same all year.
const offsetInMinutes = 5 * 60 + 30;

/** The value of a datetime-local field, such as `2027-01-31T09:30`, from an ISO time. */
export function indiaTime(time: string): string {
  const shifted = new Date(Date.parse(time) + offsetInMinutes * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The ISO time that a datetime-local field names in India, or undefined when it names none. */
export function timeFromIndia(value: string): string | undefined {
  const time = Date.parse(`${value}:00+05:30`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

export type PostStatus = 'published' | 'scheduled' | 'draft';

export function postStatus(publishedat: string | null, now = Date.now()): PostStatus {
  if (publishedat === null) return 'draft';
  return Date.parse(publishedat) > now ? 'scheduled' : 'published';
}
