import { site } from './site.ts';

/** With whom, how and how long: `One to one with Ananya Mehra · Live on Google Meet · 30 minutes`. */
export const whatOneBuys = ({ minutes }: { minutes?: number | undefined }): string =>
  (minutes === undefined
    ? [`By ${site.name}`, 'Lessons at your own pace', 'Lifetime access']
    : [
        `One to one with ${site.name}`,
        site.sessionsOn ? `Live on ${site.sessionsOn}` : 'Live',
        `${minutes} minutes`,
      ]
  ).join(' · ');
