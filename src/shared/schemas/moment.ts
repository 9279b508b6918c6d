import * as z from 'zod/mini';

/**
 * A moment as an ISO 8601 text, with any offset; in UTC from then on. Postgres does not read every year and offset that
 * ISO 8601 can write, and nothing here happens in another century.
 */
export const momentSchema = (error: string) =>
  z.iso.datetime({ offset: true, error, abort: true }).check(
    z.refine((text) => isInThisCentury(new Date(text)), { error, abort: true }),
    z.overwrite((text) => new Date(text).toISOString()),
  );

const isInThisCentury = (moment: Date) => {
  const year = moment.getUTCFullYear();
  return year >= 2000 && year < 2100;
};

/** A day of this century as YYYY-MM-DD. */
export const daySchema = (error: string) =>
  z.iso.date({ error, abort: true }).check(z.startsWith('20', error));
