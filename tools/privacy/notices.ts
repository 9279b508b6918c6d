import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export const noticeFolder = 'content/legal/privacy';

/** The versions that have a file, the oldest first. */
export const writtenVersions = () =>
  globSync(`${noticeFolder}/*.mdx`)
    .map((file) => basename(file, '.mdx'))
    .sort();

/** SHA-256 of a version's text, whichever line ends a checkout has. */
export const hashOfNotice = (version: string) =>
  createHash('sha256')
    .update(readFileSync(`${noticeFolder}/${version}.mdx`, 'utf8').replaceAll('\r\n', '\n'))
    .digest('hex');

/** The versions that migrations publish, each with the hash of its text. */
export function publishedVersions(): Map<string, string> {
  const sql = globSync('supabase/migrations/*.sql').map((file) => readFileSync(file, 'utf8'));
  const inserted =
    /insert into public\.privacy_notices \(version, text_hash\)\s+values \('([\d-]{10})', '([0-9a-f]{64})'\);/g;
  return new Map(
    sql
      .flatMap((text) => [...text.matchAll(inserted)])
      .map(([, version = '', hash = '']) => [version, hash]),
  );
}
