import { expect, type Locator, type Page } from '@playwright/test';

interface Sending {
  /** The button that sends, as it is called before and after. */
  idle: string;
  /** As it is called meanwhile. */
  busy: string;
  address: string;
  method?: string;
}

interface Begun {
  button: Locator;
  form: Locator;
  /** How many requests have been made. */
  requests(): number;
  answer(): Promise<void>;
}

/** Sends a form by the keyboard; the request fails once `answer` is called. */
export async function beginSending(
  page: Page,
  { idle, busy, address, method = 'POST' }: Sending,
  from?: Locator,
): Promise<Begun> {
  const held = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue();
    requests += 1;
    await held.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  const button = page.getByRole('button', { name: idle, exact: true });
  const busyButton = page.getByRole('button', { name: busy });
  const form = page.locator('form').filter({ has: button.or(busyButton) });
  await (from ?? button).press('Enter');
  await expect(busyButton).toHaveJSProperty('disabled', true);
  // What a screen reader hears: the button itself has no focus any more.
  await expect(page.locator('[aria-live=polite]').filter({ hasText: busy })).toHaveCount(1);
  return {
    button,
    form,
    requests: () => requests,
    async answer() {
      held.resolve();
      await expect(button).toBeEnabled();
    },
  };
}

/**
 * While it is sent nothing in a form can be changed and it cannot be sent again. If that fails, what was typed is there,
 * and the keyboard is where it was: at the button or, for someone who sent it with Enter, in the field.
 */
export async function expectDisabledWhileSending(page: Page, sending: Sending): Promise<void> {
  const before = await typedInto(formOf(page, sending.idle));
  const { button, form, requests, answer } = await beginSending(page, sending);
  await expect.poll(requests).toBe(1);
  expect(await changeableIn(form)).toEqual([]);
  await page.getByRole('button', { name: sending.busy }).click({ force: true });
  await page.keyboard.press('Enter');
  await answer();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: sending.busy })).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(requests()).toBe(1);
  expect(await typedInto(form)).toEqual(before);

  const field = form.locator('input:visible').first();
  await field.press('Enter');
  await expect.poll(requests).toBe(2);
  await expect(button).toBeEnabled();
  await expect(field).toBeFocused();
  expect(await typedInto(form)).toEqual(before);
}

const formOf = (page: Page, idle: string) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: idle, exact: true }) });

/** The names and values of all fields, the chosen ones marked. */
const typedInto = (form: Locator) =>
  form.evaluate((element) =>
    [...(element as HTMLFormElement).elements].flatMap((part) => {
      const { name, value, checked } = part as HTMLInputElement;
      return name ? [[name, value, checked]] : [];
    }),
  );

/** The fields that a person could change or reach now. */
const changeableIn = (form: Locator) =>
  form.evaluate((element) =>
    [...(element as HTMLFormElement).elements]
      .filter((part) => (part as HTMLInputElement).name && !part.matches(':disabled, [inert] *'))
      .map((part) => (part as HTMLInputElement).name),
  );
