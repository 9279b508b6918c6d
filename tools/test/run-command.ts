import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface CommandResult {
  succeeded: boolean;
  /** Everything that it printed, in order. */
  output: string;
}

const running = new Set<ChildProcess>();
let isStopping = false;

/** Runs one of the project's programs (a script in node_modules) to its end. */
export async function runProgram(
  script: string,
  parameters: string[],
  variables: Record<string, string> = {},
): Promise<CommandResult> {
  if (isStopping) return { succeeded: false, output: 'Interrupted.' };
  const child = spawn(process.execPath, [script, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables },
  });
  running.add(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return { succeeded: code === 0, output: output.join('') };
}

/** Ends what runs and starts nothing any more. */
export function stopPrograms(): void {
  isStopping = true;
  for (const child of running) child.kill();
}
