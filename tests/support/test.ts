import { expect, type Page } from '@playwright/test';
import { newAccessibilityProblems } from './browser/accessibility.ts';
import { askDatabase } from './browser/database-proxy.ts';
import { readInbox, type InboxReader } from './browser/inbox.ts';
import {
  createPerson,
  type NewPerson,
  removePerson,
  signedInAs,
  type Person,
} from './browser/people.ts';
import { test as base } from './browser/paid-site.ts';
import { type ProviderInUse, providerInUse } from './browser/providers/in-use.ts';
import type { StackInUse } from './browser/stack-in-use.ts';
import { keepTabs, type LendTab } from './browser/tabs.ts';
import { restingPlace, type LentTab } from './browser/lent-tab.ts';
import { watchPages, type PageWatch } from './browser/watch-page.ts';

type SignedIn = Person & {
  /** A browser of their own, in which they are signed in. */
  page: Page;
};

interface Fixtures {
  /** Whether this test may begin in a tab that another one had, emptied; otherwise nothing is cached yet. */
  sharesTabs: boolean;
  lendTab: LendTab;
  tab: LentTab;
  /** Whether axe looks at the page that is open when the test ends. */
  checkAccessibility: boolean;
  /** What the pages of this test do wrong; `problems.expect(/.../)` allows what the test provokes. */
  problems: PageWatch;
  signIn: (options: NewPerson) => Promise<SignedIn>;
  visitor: Page;
  student: SignedIn;
  otherStudent: SignedIn;
  admin: SignedIn;
  stack: StackInUse;
  inbox: InboxReader;
  /** Whoever takes the money: its hosted page, its words, and the hand on its stand-in. */
  provider: ProviderInUse;
  /** Asks the database as its owner, past all policies: for what a test must find or prepare there. */
  database: ReturnType<typeof askDatabase>;
}

export const test = base.extend<Fixtures, { tabs: ReturnType<typeof keepTabs> }>({
  sharesTabs: [true, { option: true }],
  tabs: [
    async ({ browser }, use) => {
      const tabs = keepTabs(browser);
      await use(tabs);
      await tabs.close();
    },
    { scope: 'worker' },
  ],
  checkAccessibility: [true, { option: true }],
  stack: async ({ site }, use) => use(site),
  baseURL: async ({ stack }, use) => use(stack.url),
  inbox: async ({ stack }, use) => use(readInbox(stack.inboxUrl)),
  provider: async ({ stack }, use) => use(providerInUse(stack)),
  database: async ({ stack }, use) => use(askDatabase(stack.databaseUrl)),

  problems: async ({ stack }, use) => {
    const destinations = [stack.paymentsUrl, stack.googleUrl, stack.inboxUrl];
    const watch = watchPages({ url: stack.url, destinations });
    await use(watch);
    expect(watch.complaints(), 'what the pages did wrong').toEqual([]);
  },

  lendTab: async (
    {
      tabs,
      stack,
      problems,
      sharesTabs,
      viewport,
      hasTouch,
      colorScheme,
      timezoneId,
      userAgent,
      javaScriptEnabled,
      contextOptions,
    },
    use,
    testInfo,
  ) => {
    const look = { viewport, colorScheme, reducedMotion: contextOptions.reducedMotion ?? null };
    // An option that tests begin to set, such as a locale, belongs here too.
    const lasting = { hasTouch, timezoneId, userAgent, javaScriptEnabled, contextOptions };
    const kind = { ...look, ...lasting, site: stack.url };
    const lent: LentTab[] = [];
    await use(async () => {
      const tab = await tabs.lend({ kind, look, site: stack.url, isNew: !sharesTabs });
      await problems.follow(tab.context);
      lent.push(tab);
      return tab;
    });
    const canBeShared = sharesTabs && testInfo.status === testInfo.expectedStatus;
    for (const tab of lent) await tabs.takeBack(tab, canBeShared);
  },

  tab: async ({ lendTab }, use) => use(await lendTab()),
  context: async ({ tab }, use) => use(tab.context),

  page: async ({ tab, stack, checkAccessibility, signIn }, use, testInfo) => {
    const { page } = tab;
    // Accounts that a test logs in with on this page are removed only after the page was looked at, and has been left.
    void signIn;
    await use(page);
    const passed = testInfo.status === testInfo.expectedStatus;
    if (checkAccessibility && passed) await expectAccessible(page, stack);
    await tab.leave();
  },

  visitor: async ({ page }, use) => use(page),

  signIn: async ({ lendTab, stack, checkAccessibility }, use, testInfo) => {
    const people: SignedIn[] = [];
    const lent: LentTab[] = [];
    await use(async (options) => {
      const person = await createPerson(stack, options);
      const tab = await lendTab();
      lent.push(tab);
      await tab.fill(signedInAs(stack, person).storageState);
      const signedIn = { ...person, page: tab.page };
      people.push(signedIn);
      return signedIn;
    });
    const passed = testInfo.status === testInfo.expectedStatus;
    if (checkAccessibility && passed) {
      for (const { page } of people) await expectAccessible(page, stack);
    }
    // A page that still loads would be told that its person has no rights any more, and lead to the login.
    for (const tab of lent) await tab.leave();
    for (const person of people) await removePerson(stack, person);
  },

  student: async ({ signIn }, use) => use(await signIn({ fullName: 'Kavya Nair' })),
  otherStudent: async ({ signIn }, use) => use(await signIn({ fullName: 'Arjun Patel' })),
  admin: async ({ signIn }, use) => use(await signIn({ fullName: 'Meena Rao', isAdmin: true })),
});

/** Pages of others, such as the hosted payment page's, and pages that never opened are not ours to check. */
async function expectAccessible(page: Page, stack: StackInUse): Promise<void> {
  const isOurs = page.url().startsWith(`${stack.url}/`) && page.url() !== restingPlace(stack.url);
  if (page.isClosed() || !isOurs) return;
  expect(await newAccessibilityProblems(page, stack), `accessibility of ${page.url()}`).toEqual([]);
}

export { expect };
