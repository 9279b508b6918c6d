/** Prints one line: what was measured, its figure, the bar, and whether it is met. A missed bar fails the whole run. */
export function report(what: string, figure: string, bar: string, isMet: boolean): void {
  console.log(
    `  ${isMet ? 'met   ' : 'MISSED'}  ${what.padEnd(46)}${figure.padStart(14)}   ${bar}`,
  );
  if (!isMet) process.exitCode = 1;
}

export const inMilliseconds = (value: number) => `${value.toFixed(2)} ms`;
