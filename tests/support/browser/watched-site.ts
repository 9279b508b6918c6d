import type { Page } from '@playwright/test';
import { test as base } from '../test.ts';

// A watcher that never barks is worth nothing: each one gets a page with what it is there to notice.
export const origin = 'http://site.example';

/** Opens a page with this HTML, on an internet where little else answers. */
export async function plant(page: Page, html: string, address = `${origin}/`): Promise<void> {
  await page.route('**/*', (route) => {
    const { href, hostname, pathname } = new URL(route.request().url());
    if (href === address) {
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` });
    }
    if (pathname === '/abort') return route.abort('connectionrefused');
    if (pathname.endsWith('.js')) {
      return route.fulfill({ contentType: 'text/javascript', body: 'let loaded = 1;' });
    }
    return route.fulfill({ status: hostname === 'site.example' ? 404 : 200 });
  });
  await page.goto(address);
}

export const test = base.extend({ checkAccessibility: false });
