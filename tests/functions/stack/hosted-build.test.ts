import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../../../local/server/repository.ts';

const right = {
  NETLIFY: 'true',
  CONTEXT: 'deploy-preview',
  DEPLOY_PRIME_URL: 'https://deploy-preview-7--mentor.netlify.app',
  PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  SUPABASE_URL: 'https://abcdefgh.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_abc',
};

/** `npm run build` with nothing of a host in its environment but these. */
function build(variables: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: repositoryFolder,
    encoding: 'utf8',
    env: { PATH, HOME, ...variables },
  });
  return { status, stdout, stderr };
}

test('a hosted build with one thing wrong ends with that sentence alone, and no site', () => {
  expect(build({ ...right, SUPABASE_URL: 'https://other.supabase.co' })).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'PUBLIC_SUPABASE_URL and SUPABASE_URL name two projects, https://abcdefgh.supabase.co and https://other.supabase.co: the pages and the functions need the same one.\n',
  });
});

test('a hosted build that names no backend ends, instead of showing sample rows', () => {
  const { status, stderr } = build({ NETLIFY: 'true', URL: 'https://mentor.netlify.app' });
  expect(stderr).toMatch(/^PUBLIC_SUPABASE_URL, SUPABASE_URL and [^\n]+ are not set: [^\n]+\.\n$/);
  expect(status).toBe(1);
});

test('a live site with what came with it ends with its list', async () => {
  const { status, stderr } = build({
    ...right,
    CONTEXT: 'production',
    URL: 'https://mentor.netlify.app',
  });
  expect(JSON.parse(await readFile('content/confirmed.json', 'utf8'))).toEqual([]);
  expect(stderr).toMatch(
    /^These came with the site [^\n]+\.\n( {2}\w+ +[^\n]+ \(content\/[^\n]+\)\n)+$/,
  );
  expect(status).toBe(1);
});
