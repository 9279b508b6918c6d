import { findNamedSamples, type ReadContentText } from '#src/build/samples/content-samples.ts';
import { isProduction, type Variables } from './environment.ts';

/** One message with all of them, each by the name that allows it. */
export function sampleProblems(variables: Variables, read?: ReadContentText): string[] {
  const samples = isProduction(variables) ? findNamedSamples(read) : [];
  if (samples.length === 0) return [];
  const lines = samples.map(({ name, what, file }) => `  ${name.padEnd(14)}${what} (${file})`);
  return [
    [
      'These came with the site and would be shown to visitors as yours: replace each, or allow it by its name in content/confirmed.json.',
      ...lines,
    ].join('\n'),
  ];
}
