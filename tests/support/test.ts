import { test as base, expect, type Page } from '@playwright/test';
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
import { stackInUse, type StackInUse } from './browser/stack-in-use.ts';
import { stripeSwitches, type StripeSwitches } from './browser/stripe-switches.ts';
import { watchPages, type PageWatch } from './browser/watch-page.ts';

type SignedIn = Person & {
  /** A browser of their own, in which they are signed in. */
  page: Page;
};

interface Fixtures {
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
  stripe: StripeSwitches;
  /** Asks the database as its owner, past all policies: for what a test must find or prepare there. */
  database: ReturnType<typeof askDatabase>;
}

export const test = base.extend<Fixtures>({
  checkAccessibility: [true, { option: true }],
  stack: async ({}, use) => use(stackInUse()),
  baseURL: async ({ stack }, use) => use(stack.url),
  inbox: async ({ stack }, use) => use(readInbox(stack.inboxUrl)),
  stripe: async ({ stack }, use) => use(stripeSwitches(stack.stripeUrl)),
  database: async ({ stack }, use) => use(askDatabase(stack.databaseUrl)),

  problems: async ({ stack }, use) => {
    const destinations = [stack.stripeUrl, stack.googleUrl, stack.inboxUrl];
    const watch = watchPages({ url: stack.url, destinations });
    await use(watch);
    expect(watch.complaints(), 'what the pages did wrong').toEqual([]);
  },

  context: async ({ context, problems }, use) => {
    await problems.follow(context);
    await use(context);
  },

  page: async ({ page, stack, checkAccessibility, signIn }, use, testInfo) => {
    // Accounts that a test logs in with on this page are removed only after the page has been looked at.
    void signIn;
    await use(page);
    const passed = testInfo.status === testInfo.expectedStatus;
    if (checkAccessibility && passed) await expectAccessible(page, stack);
  },

  visitor: async ({ page }, use) => use(page),

  signIn: async ({ browser, stack, problems, checkAccessibility }, use, testInfo) => {
    const people: SignedIn[] = [];
    await use(async (options) => {
      const person = await createPerson(stack, options);
      const context = await browser.newContext(signedInAs(stack, person));
      await problems.follow(context);
      const signedIn = { ...person, page: await context.newPage() };
      people.push(signedIn);
      return signedIn;
    });
    const passed = testInfo.status === testInfo.expectedStatus;
    for (const person of people) {
      if (checkAccessibility && passed) await expectAccessible(person.page, stack);
      await person.page.context().close();
      await removePerson(stack, person);
    }
  },

  student: async ({ signIn }, use) => use(await signIn({ fullName: 'Kavya Nair' })),
  otherStudent: async ({ signIn }, use) => use(await signIn({ fullName: 'Arjun Patel' })),
  admin: async ({ signIn }, use) => use(await signIn({ fullName: 'Meena Rao', isAdmin: true })),
});

/** Pages of others, such as the hosted payment page's, and pages that never opened are not ours to check. */
async function expectAccessible(page: Page, stack: StackInUse): Promise<void> {
  if (page.isClosed() || !page.url().startsWith(`${stack.url}/`)) return;
  expect(await newAccessibilityProblems(page), `accessibility of ${page.url()}`).toEqual([]);
}

export { expect };
