// Publishes new versions of the privacy notice: writes the migration that tells the database of each, and the list that
// the pages are built from. Before it, copy the latest file in content/legal/privacy to one with today's date, and change
// the copy; what was published stays as it is.
import { writeFileSync } from 'node:fs';
import { endWithOneSentence } from './end-with-one-sentence.ts';
import {
  hashOfNotice,
  noticeFolder,
  publishedVersions,
  writtenVersions,
} from './privacy/notices.ts';

await endWithOneSentence(async () => {
  const published = publishedVersions();
  const changed = [...published].find(([version, hash]) => hashOfNotice(version) !== hash);
  if (changed) {
    throw new Error(`${changed[0]} was published already. Put it back, and change a copy of it.`);
  }
  const versions = writtenVersions();
  const added = versions.filter((version) => !published.has(version));
  const latest = [...published.keys()].sort().at(-1) ?? '';
  for (const version of added) {
    if (!/^\d{4}-\d\d-\d\d$/.test(version) || version <= latest) {
      throw new Error(`${version} must be a date after ${latest}.`);
    }
    writeFileSync(migrationOf(version), sqlOf(version));
  }
  writeFileSync(`${noticeFolder}/versions.json`, `${JSON.stringify({ versions })}\n`);
  return added.length === 0
    ? 'There is no new version of the privacy notice.'
    : `Published ${added.join(', ')}. Apply the new migration and build the site at the same time.`;
});

function migrationOf(version: string) {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  return `supabase/migrations/${now}_privacy_notice_${version.replaceAll('-', '_')}.sql`;
}

const sqlOf = (version: string) => `insert into public.privacy_notices (version, text_hash)
values ('${version}', '${hashOfNotice(version)}');
`;
