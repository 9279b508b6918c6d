import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailKinds } from '../../../netlify/lib/mail/templates.ts';
import { previewMails } from '../../../tools/mails.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';

let folder: string;
beforeAll(async () => {
  setFunctionsEnvironment();
  folder = await mkdtemp(join(tmpdir(), 'mail-preview-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the preview writes every kind of mail, as HTML and as text, and a page that links to each', async () => {
  const files = await previewMails(folder);
  expect((await readdir(folder)).sort()).toEqual([...files].sort());
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  for (const kind of mailKinds()) {
    const own = files.filter((file) => file.startsWith(kind.replaceAll('_', '-')));
    expect(own.map((file) => file.split('.').at(-1))).toEqual(
      expect.arrayContaining(['html', 'txt']),
    );
    for (const file of own) {
      expect(index).toContain(`href="${file}"`);
      expect(await readFile(join(folder, file), 'utf8')).toContain('https://mentor.example');
    }
  }
});
