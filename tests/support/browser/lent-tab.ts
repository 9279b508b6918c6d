import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** How a tab looks at the beginning of a test. */
export type TabLook = Required<
  Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>
>;

/** A tab with a browser context of its own that one test after another is lent. */
export interface LentTab {
  context: BrowserContext;
  page: Page;
  /** Puts into the empty tab what the visitor has in it: who is signed in, say. */
  fill(state: StorageState): Promise<void>;
  /** Ends what the open pages still do, before what they rely on is removed. What the test has heard stays. */
  leave(): Promise<void>;
  /** Empties the tab. Resolves to false when something is left that cannot be undone: the tab is closed then. */
  empty(): Promise<boolean>;
}

// All that tests and their watch listen to.
const pageEvents = ['console', 'dialog', 'framenavigated', 'request', 'requestfailed', 'response'];
const contextEvents = ['console', 'weberror', 'request', 'requestfailed', 'response'];

/** Where a tab is before a test opens a page of the site in it. */
export const restingPlace = (site: string) => `${site}/robots.txt`;

/**
 * Opens a tab at a file of the site without any script. It rests there between two tests: the browser ends the process
 * of a tab that goes to another site or to about:blank, and a process for each test costs more than most tests.
 */
export async function openTab(browser: Browser, site: string, look: TabLook): Promise<LentTab> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traces = recordTraces(context, page, site);
  const rest = () => page.goto(restingPlace(site));
  const leave = async () => {
    if (page.isClosed()) return;
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    await traces.remove();
    // A page with unsaved changes asks whether to leave it.
    page.once('dialog', (dialog) => dialog.accept());
    // A page that is about to lead elsewhere by itself does so first, once. Who asks twice finds the tab at rest.
    if (page.url() !== restingPlace(site)) await rest().catch(rest);
    page.removeAllListeners('dialog');
  };
  await rest();
  await session.send('Page.resetNavigationHistory');

  return {
    context,
    page,
    async fill({ cookies, origins }) {
      await context.addCookies(cookies);
      const items = origins.flatMap(({ localStorage }) => localStorage);
      await page.evaluate((entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value);
      }, items);
    },
    leave,
    async empty() {
      if (page.isClosed() || traces.areLasting) {
        await context.close();
        return false;
      }
      await leave();
      await session.send('Page.resetNavigationHistory');
      await page.evaluate(async () => {
        localStorage.clear();
        sessionStorage.clear();
        window.name = '';
        // Lessons that were read are kept for reading without a network.
        const workers = await navigator.serviceWorker.getRegistrations();
        await Promise.all(workers.map((worker) => worker.unregister()));
        await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      });
      await context.clearCookies();
      if (look.viewport) await page.setViewportSize(look.viewport);
      const { colorScheme, reducedMotion } = look;
      await page.emulateMedia({ media: null, forcedColors: null, colorScheme, reducedMotion });
      return true;
    },
  };
}

type Undoable = (...parameters: unknown[]) => Promise<{ dispose(): Promise<void> }>;

/** Keeps account of what a test does to its tab beyond the page that it opens. */
function recordTraces(context: BrowserContext, page: Page, site: string) {
  const undo: (() => Promise<unknown>)[] = [];
  let areLasting = false;

  for (const owner of [context, page]) {
    for (const name of ['addInitScript', 'exposeFunction'] as const) {
      const add = owner[name].bind(owner) as Undoable;
      const addAndRecord: Undoable = async (...parameters) => {
        const trace = await add(...parameters);
        undo.push(() => trace.dispose());
        return trace;
      };
      Object.assign(owner, { [name]: addAndRecord });
    }
  }
  // A clock that was set cannot be given back. Tabs that are opened later take it over from the context.
  const clock = new Proxy(context.clock, {
    get(real, name) {
      areLasting = true;
      return Reflect.get(real, name) as unknown;
    },
  });
  for (const owner of [context, page]) Object.assign(owner, { clock });
  const newSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await newSession(target);
    // The test may have detached it.
    undo.push(() => session.detach().catch(() => undefined));
    return session;
  };
  // What another site keeps is out of reach.
  context.on('framenavigated', (frame) => {
    const { protocol, origin } = new URL(frame.url());
    if (protocol.startsWith('http') && origin !== site) areLasting = true;
  });

  return {
    get areLasting() {
      return areLasting;
    },
    async remove() {
      for (const event of pageEvents) page.removeAllListeners(event);
      for (const event of contextEvents) context.removeAllListeners(event);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearPermissions();
      await Promise.all(undo.splice(0).map((remove) => remove()));
    },
  };
}
