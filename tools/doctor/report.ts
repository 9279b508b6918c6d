import type { Finding } from './finding.ts';

const signs: Record<Finding['state'], string> = { ok: '✓', wrong: '✗', unknown: '?' };

export interface Area {
  name: string;
  findings: Finding[];
}

/** All that was found, area by area, and a last line that says how many things are wrong. */
export function report(areas: Area[]): string {
  const lines = areas.flatMap(({ name, findings }) => [
    '',
    name,
    ...findings.map(({ item, state, says }) => `  ${signs[state]} ${item}: ${says}`),
  ]);
  const wrong = areas.flatMap(({ findings }) => findings).filter(({ state }) => state === 'wrong');
  const last =
    wrong.length === 0
      ? 'Nothing is wrong.'
      : `${wrong.length} ${wrong.length === 1 ? 'thing is' : 'things are'} wrong.`;
  return [...lines.slice(1), '', last].join('\n');
}

export const isHealthy = (areas: Area[]): boolean =>
  areas.every(({ findings }) => findings.every(({ state }) => state !== 'wrong'));
