const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = new Intl.PluralRules('en-IN', { type: 'ordinal' });
const monthAndYear = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** `2nd June 2025` from YYYY-MM-DD, as start dates are written (docs/product.md 2.6). */
export function ordinalDate(date: string): string {
  const day = Number(date.slice(8));
  const month = monthAndYear.format(new Date(`${date}T00:00:00Z`));
  return `${day}${endings[ordinal.select(day)]} ${month}`;
}
