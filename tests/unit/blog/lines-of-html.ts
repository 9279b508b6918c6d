import type { Line } from '#src/features/blog/lib/lines.ts';

export const line = (text: string, kind: Line['kind'] = 'text'): Line => ({
  kind,
  runs: [{ text }],
});
