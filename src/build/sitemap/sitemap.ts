import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { PageFacts } from '#src/build/pages/page-facts.ts';
import { escapeXml } from '#src/shared/lib/escape-xml.ts';

/** Writes sitemap.xml: each of the finished pages that search engines may list, by its canonical address. */
export function sitemap(pages: PageFacts[]): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const addresses = pages.flatMap(({ listedAddress }) => listedAddress ?? []);
        await writeFile(new URL('sitemap.xml', dir), sitemapXml([...new Set(addresses)]));
      },
    },
  };
}

export function sitemapXml(addresses: string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
