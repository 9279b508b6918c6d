// `npm run build`: the site in dist/ (or OUT_DIR), for a host or to look at.
import { join } from 'node:path';
import { buildSite, siteVariables } from './server/astro.ts';
import { cachedRowsIn } from './server/build-record.ts';
import { builtSiteFolder } from './server/built-site-folder.ts';
import { checkContent } from './server/check-content.ts';
import { runToEnd } from './server/foreground.ts';
import { openEmbeddedRows } from './server/row-source.ts';
import { readSettings } from './server/settings.ts';
import { StartError } from './server/start-error.ts';

await runToEnd(async (signal) => {
  const outDir = builtSiteFolder(process.env);
  if (process.env['SUPABASE_URL']) await buildSite(outDir, {}, signal);
  else await buildFromEmbedded(outDir, signal);
  process.stderr.write(await cachedRowsIn(outDir));
  process.stdout.write(`The site is in ${outDir}\n`);
});

async function buildFromEmbedded(outDir: string, signal: AbortSignal) {
  if (process.env['NETLIFY']) {
    throw new StartError('SUPABASE_URL is not set: a hosted site is built from its own backend.');
  }
  const settings = readSettings(process.env);
  const siteUrl = process.env['SITE_URL'] || `http://localhost:${settings.port}`;
  // The backend can take long to open.
  await checkContent();
  const rows = await openEmbeddedRows(settings, siteUrl);
  try {
    const snapshotFile = join(settings.dataDir, 'snapshot.json');
    await buildSite(outDir, siteVariables({ siteUrl, snapshotFile, ...rows }), signal);
  } finally {
    await rows.close();
  }
}
