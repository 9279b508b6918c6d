import { isUrl } from './is-url.ts';

/**
 * The appointment schedulers that fill in the `name` and `email` of an address:
 * help.calendly.com/hc/en-us/articles/226766767 and cal.com/help/embedding/embed-auto-forward-query-params.
 */
const fillingIn = ['https://calendly.com', 'https://cal.com'];

/** The appointment schedulers that a page may show in a frame. */
const schedulers = [...fillingIn, 'https://calendar.google.com'];

/** What the content policy lets into frames, which open only after a click: a video and the appointment scheduler. */
export const frameSources = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  ...schedulers,
];

/** What is wrong with an address that is to open in a frame, or undefined when the content policy allows it. */
export function frameProblem(address: string): string | undefined {
  const { origin, host, username, password } = new URL(address);
  // Browsers open no frame with them.
  if (username || password) return 'must be an address without a user name or password';
  if (frameSources.includes(origin)) return undefined;
  const known = schedulers.map((source) => new URL(source).host).join(', ');
  return `names ${host}, which the pages’ content policy keeps out of frames: use one of ${known}, or add it to src/shared/lib/frame-sources.ts`;
}

/** Whether a scheduler takes over who comes from its address. */
export const takesCustomer = (schedulerUrl: string): boolean =>
  isUrl(schedulerUrl) && fillingIn.includes(new URL(schedulerUrl).origin);
