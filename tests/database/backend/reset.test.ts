import { expect, test } from 'vitest';
import { runTool } from '../support/run-tool.ts';
import { useDataFolders } from '../support/data-folder.ts';

const { newFolder, openIn } = useDataFolders();

const categories = 'select name from public.event_categories';

test('a reset removes the rows that someone added and brings the sample rows', async () => {
  const folder = await newFolder();
  const first = await openIn(folder);
  await first.query(`insert into public.event_categories values ('Added by hand')`);
  await first.close();

  expect(await runTool('reset-database', [], { DATA_DIR: folder })).toEqual({
    exitCode: 0,
    output: `The database in ${folder} is new, with the sample data.\n`,
    errors: '',
  });

  const second = await openIn(folder);
  const names = (await second.query<{ name: string }>(categories)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toContain('Added by hand');
  expect(second.anonKey).toBe(first.anonKey);
});

test('a reset without sample data leaves the tables empty', async () => {
  const folder = await newFolder();
  const run = await runTool('reset-database', [], { DATA_DIR: folder, SEED: 'none' });
  expect(run.output).toBe(`The database in ${folder} is new.\n`);
  expect(await (await openIn(folder)).query('select from public.events')).toEqual([]);
});

test('a reset is refused while the site runs, and harms nothing', async () => {
  const folder = await newFolder();
  const running = await openIn(folder);
  await running.query(`insert into public.event_categories values ('Workshop')`);
  const { exitCode, errors } = await runTool('reset-database', [], { DATA_DIR: folder });
  expect(errors).toBe(`Another process is using ${folder}. Stop it first, then start again.\n`);
  expect(exitCode).toBe(1);
  expect(await running.query(categories)).toEqual([{ name: 'Workshop' }]);
});
