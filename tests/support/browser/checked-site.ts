import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test as base } from '../test.ts';
import { startTurnstile, type TurnstileService } from '../turnstile.ts';
import type { StackInUse } from './stack-in-use.ts';
import { startMilliseconds, startTestStack } from './start-stack.ts';
import { takeTime } from './take-time.ts';

// A site that is built and served with the keys of Cloudflare Turnstile. Its script is another host's: these tests answer
// in its place, with what the service's stand-in knows.

export const test = base.extend<
  object,
  { checkedSite: { stack: StackInUse; service: TurnstileService } }
>({
  checkedSite: [
    async ({}, use) => {
      const service = await startTurnstile();
      Object.assign(process.env, service.variables);
      const { stack, stop } = await startTestStack();
      for (const name of Object.keys(service.variables)) Reflect.deleteProperty(process.env, name);
      await use({ stack, service });
      await stop();
      await service.close();
    },
    { scope: 'worker', timeout: startMilliseconds },
  ],
  stack: async ({ checkedSite }, use) => use(checkedSite.stack),
});

export const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js*';

/** Turnstile in the browser: it lets this person through at once, or asks them to tick a box first. */
export async function answerAs(
  page: Page,
  service: TurnstileService,
  asks: 'nothing' | 'box' = 'nothing',
) {
  await page.exposeFunction('giveAnswer', () => service.answer());
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        window.turnstile = {
          render(box, options) {
            const answer = async () => options.callback(await giveAnswer());
            if (${asks === 'nothing'}) return void answer();
            const button = document.createElement('button');
            button.textContent = 'Verify you are human';
            button.onclick = answer;
            box.append(button);
            return 'widget';
          },
          remove() {},
        };`,
    }),
  );
}

export async function fillInquiry(page: Page): Promise<string> {
  const email = `placements.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/mentorship/college');
  await page.getByLabel('Institution Name').fill('Government Engineering College, Ajmer');
  await page.getByLabel('Contact Person').fill('Dr. Meena Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('98290 11800');
  await page.getByLabel('Preferred Mode').selectOption('hybrid');
  await page.getByLabel('Expected Student Count').fill('180');
  await page.getByLabel('Preferred Session Date').fill(`${new Date().getFullYear() + 1}-02-14`);
  await takeTime(page);
  return email;
}
