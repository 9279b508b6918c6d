export interface StartDates {
  /** YYYY-MM-DD: those that can be registered for. */
  onSale: string[];
  /** Whether one of all of them lies ahead. */
  hasNext: boolean;
}

/** Which dates of a program are shown today. */
export function startDatesOn(today: string, dates: string[], showsPast: boolean): StartDates {
  const coming = dates.filter((date) => date >= today);
  return { onSale: showsPast ? dates : coming, hasNext: coming.length > 0 };
}
