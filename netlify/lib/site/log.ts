/**
 * One line for the function log. Messages of foreign errors may quote names, addresses or keys, so only the
 * kind of error and where it was thrown are written; our own errors say what may be said in `safeMessage`.
 */
export function logFailure(where: string, error: unknown): void {
  console.error(`${where}: ${describe(error)}`);
}

/** Something that a person should look at. `what` is ours: no name, address or key. */
export function logProblem(where: string, what: string): void {
  console.error(`${where}: ${what}`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error was thrown';
  if ('safeMessage' in error) return `${error.name}: ${String(error.safeMessage)}`;
  const stack = error.stack?.replace(error.message, '') ?? '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 8)].join('\n');
}
