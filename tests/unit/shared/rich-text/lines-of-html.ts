import type { Line } from '#src/shared/lib/rich-text/lines.ts';

export const line = (text: string, kind: Line['kind'] = 'text'): Line => ({
  kind,
  runs: [{ text }],
});
