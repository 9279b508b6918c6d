/** The last months up to the one of `today` (YYYY-MM-DD), the earliest first: `2026-10`, `2026-11`. */
export function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(year, month - count + index, 1));
    return date.toISOString().slice(0, 7);
  });
}

const names = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' });

/** `Nov` for 2026-11. */
export const monthName = (month: string) => names.format(new Date(`${month}-01T00:00:00Z`));
