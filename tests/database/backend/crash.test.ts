import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { useDataFolders } from '../support/data-folder.ts';

const { newFolder, openIn } = useDataFolders();
const writer = fileURLToPath(new URL('../support/writer.ts', import.meta.url));

/** Starts eight writers on a folder and kills them in the middle; gives the ids they were told are stored. */
async function writeAndKill(dataDir: string): Promise<string[]> {
  const child = spawn(process.execPath, [writer, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  for await (const id of createInterface(child.stdout)) {
    acknowledged.push(id);
    if (acknowledged.length === 60) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return acknowledged;
}

test('kill -9 loses no row that was acknowledged, and keeps none twice', async () => {
  const folder = await newFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) acknowledged.push(...(await writeAndKill(folder)));

  const backend = await openIn(folder);
  const rows = await backend.query<{ id: string }>('select id from public.form_submissions');
  const stored = rows.map(({ id }) => id);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(stored).size).toBe(stored.length);
});
