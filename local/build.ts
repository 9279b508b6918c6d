// `npm run build`: the site in dist/ (or OUT_DIR), for a host or to look at.
import { join } from 'node:path';
import type { Variables } from './hosted-build/environment.ts';
import { hostedVariables } from './hosted-build/hosted-variables.ts';
import { buildSite, siteVariables } from './server/astro.ts';
import { cachedRowsIn } from './server/build-record.ts';
import { builtSiteFolder } from './server/built-site-folder.ts';
import { checkContent } from './server/check-content.ts';
import { runToEnd } from './server/foreground.ts';
import { openEmbeddedRows } from './server/row-source.ts';
import { readSettings } from './server/settings.ts';

await runToEnd(async (signal) => {
  const outDir = builtSiteFolder(process.env);
  // Before anything is opened, which can take long.
  await checkContent();
  const hosted = process.env['NETLIFY'] ? hostedVariables(process.env) : {};
  const variables: Variables = { ...process.env, ...hosted };
  if (variables['SUPABASE_URL']) await buildSite(outDir, hosted, signal);
  else await buildFromEmbedded(outDir, variables, signal);
  process.stderr.write(await cachedRowsIn(outDir));
  process.stdout.write(`The site is in ${outDir}\n`);
});

async function buildFromEmbedded(outDir: string, variables: Variables, signal: AbortSignal) {
  const settings = readSettings(variables);
  const siteUrl = variables['SITE_URL'] || `http://localhost:${settings.port}`;
  const rows = await openEmbeddedRows(settings, siteUrl);
  try {
    const snapshotFile = join(settings.dataDir, 'snapshot.json');
    await buildSite(outDir, siteVariables({ siteUrl, snapshotFile, ...rows }), signal);
  } finally {
    await rows.close();
  }
}
