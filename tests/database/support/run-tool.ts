import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

interface ToolRun {
  exitCode: number;
  output: string;
  errors: string;
}

/** Runs tools/<name>.ts as npm would, with nothing hosted in its environment unless it is given. */
export async function runTool(
  name: string,
  parameters: string[],
  environment: Record<string, string> = {},
): Promise<ToolRun> {
  const script = fileURLToPath(new URL(`../../../tools/${name}.ts`, import.meta.url));
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [script, ...parameters], {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { exitCode: child.exitCode ?? 1, output, errors };
}
