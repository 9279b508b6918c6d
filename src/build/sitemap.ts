import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { builtPages, metaContent } from './built-pages.ts';

/** Writes sitemap.xml: each page that search engines may list, by its canonical address. */
export function sitemap(): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const addresses = new Set<string>();
        for (const { html } of builtPages(dir)) {
          const address = listedAddress(html);
          if (address) addresses.add(address);
        }
        await writeFile(new URL('sitemap.xml', dir), sitemapXml([...addresses]));
      },
    },
  };
}

/** Where the page wants to be found, or undefined when it does not. */
export function listedAddress(html: string): string | undefined {
  if (metaContent(html, 'robots')?.includes('noindex')) return undefined;
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

/** The addresses come out of HTML, where `&` is escaped as XML wants it. */
export function sitemapXml(addresses: string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
