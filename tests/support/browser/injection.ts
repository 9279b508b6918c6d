import type { Page } from '@playwright/test';

/** What a page did with code that no hash of its policy allows. */
export interface Injection {
  /** Violations that the page had already. */
  before: string[];
  /** What ran, or changed the look of the page. */
  worked: string[];
  /** For each kind of code, whether the page's own policy refused it, beside that of the header. */
  refused: Record<string, boolean>;
}

/** To be called before the first page: keeps the violations of each. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: { directive: string; policy: string }[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, originalPolicy }) => {
      violations.push({ directive: effectiveDirective, policy: originalPolicy });
    });
    Object.assign(window, { violations });
  });
}

/** Puts a script, a handler and a style into the open page. */
export function inject(page: Page): Promise<Injection> {
  return page.evaluate(async () => {
    const { violations } = window as unknown as {
      violations: { directive: string; policy: string }[];
    };
    const before = violations.map(({ directive }) => directive);
    const ran = window as unknown as Record<string, unknown>;

    const script = document.createElement('script');
    script.textContent = 'window.ranScript = true';
    const style = document.createElement('style');
    style.textContent = 'html { outline: 7px solid red }';
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.ranHandler = true');
    const failed = new Promise((resolve) => image.addEventListener('error', resolve));
    image.src = 'data:,';
    document.head.append(script, style);
    document.body.append(image);
    await failed;

    const wanted = ['script-src-elem', 'script-src-attr', 'style-src-elem'];
    // The page's own policy is the one that begins with nothing.
    const refused = () =>
      Object.fromEntries(
        wanted.map((name) => [
          name,
          violations.some(
            ({ directive, policy }) => directive === name && policy.includes("default-src 'none'"),
          ),
        ]),
      );
    // Violations are reported in tasks of their own.
    for (let turn = 0; turn < 50 && Object.values(refused()).includes(false); turn += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const worked = ['ranScript', 'ranHandler', 'attacked'].filter((name) => name in ran);
    if (getComputedStyle(document.documentElement).outlineWidth === '7px') worked.push('style');
    for (const element of [script, style, image]) element.remove();
    return { before, worked, refused: refused() };
  });
}
