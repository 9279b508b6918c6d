let isLineOpen = false;

/** Shows each part of a start with its time: `  Database   2.9 s`. */
export function showStage(name: string): () => void {
  const began = performance.now();
  process.stdout.write(`  ${name.padEnd(12)}`);
  isLineOpen = true;
  return () => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${seconds.padStart(6)} s\n`);
    isLineOpen = false;
  };
}

/** Ends the line of a part that did not get to its end. */
export function endOpenLine(): void {
  if (isLineOpen) process.stdout.write('\n');
  isLineOpen = false;
}
