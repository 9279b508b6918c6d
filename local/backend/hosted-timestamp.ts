/** Postgres prints 2026-01-31 09:30:00.5+00, which not every browser reads; the hosted service answers ISO 8601. */
export const asHostedTimestamp = (printed: string) =>
  printed.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
