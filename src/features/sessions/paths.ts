import { paths } from '#src/shared/paths.ts';

/** Who has paid and chosen no time, on the mentor's desk. */
export const waitingPart = 'waiting';

export const waitingPeoplePath = `${paths.adminSessions}#${waitingPart}`;

/** The row of a booking on the mentor's desk. */
export const sessionRow = (id: string) => `session-${id}`;

export const deskSessionPath = (id: string) => `${paths.adminSessions}#${sessionRow(id)}`;
