const hourInMilliseconds = 60 * 60 * 1000;

/** Whether nobody has answered for longer than `hours`. */
export const isWaiting = (
  { status, created_at }: { status: string; created_at: string },
  hours: number,
  now = Date.now(),
): boolean => status === 'new' && now - Date.parse(created_at) > hours * hourInMilliseconds;

/** `Preferred mode` from `preferred_mode`. */
export function plainName(column: string): string {
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
