import type { Page } from '@playwright/test';

// These functions look at the page as it is laid out now and name what is wrong with it.

/** Elements that make the page wider than the window; those that scroll in a box of their own do not. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
    if (scrolls <= width) return [];
    const isBoxed = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isBoxed(parent);
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5 && !isBoxed(element),
    );
    return [
      `scrolls to ${scrolls} px in a window of ${width} px`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** Pictures that did not arrive. */
export function missingImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    // One that waits to be seen, such as the last of a carousel, would never come.
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return images
      .filter((image) => image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src);
  });
}

/** Controls that a thumb would miss: under 44 px high or wide. Links inside text are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minimum = 43.5;
    const selector =
      'button, summary, select, textarea, input:not([type=hidden]), nav a, footer a, a[class*=btn]';
    const reach = (element: Element) => {
      // The label of a box or radio takes its clicks.
      const isChoice = element.matches('input[type=checkbox], input[type=radio]');
      const label = isChoice ? (element as HTMLInputElement).labels?.[0] : undefined;
      return (label ?? element).getBoundingClientRect();
    };
    return (
      [...document.querySelectorAll(selector)]
        .filter((element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        // Nobody can touch what is inert.
        .filter((element) => !element.closest('[inert]'))
        .map((element) => ({ element, box: reach(element) }))
        // Nothing to see, nothing to touch: native controls that a label stands in for.
        .filter(({ box }) => box.width > 2 && box.height > 2)
        .filter(({ box }) => box.height < minimum || box.width < minimum)
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`,
        )
    );
  });
}

/** What is wrong with how the focused element shows that it has the focus; undefined when it shows. */
export function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const name = element.outerHTML.slice(0, 120);
    const box = element.getBoundingClientRect();
    const isInView =
      box.width > 1 &&
      box.height > 1 &&
      box.bottom > 0 &&
      box.right > 0 &&
      box.top < innerHeight &&
      box.left < innerWidth;
    if (!isInView) return `has the focus out of view: ${name}`;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    return hasOutline || boxShadow !== 'none' ? undefined : `does not show its focus: ${name}`;
  });
}

/** As when the visitor's system turns dark; resolves when all that fades has arrived. */
export async function changeColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const isFading = () =>
      document.getAnimations().some((animation) => animation instanceof CSSTransition);
    // A colour that is inherited fades level by level, each beginning a frame after the one above it.
    for (let stillFrames = 0; stillFrames < 3; stillFrames = isFading() ? 0 : stillFrames + 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Shows the page as on a network that never brings its fonts: with the families that are behind them. */
export async function dropWebFonts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const loadable = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const families = getComputedStyle(element).fontFamily.split(/,\s*/);
      const [first = ''] = families;
      if (!loadable.has(first.replaceAll('"', '')) || families.length === 1) continue;
      element.style.fontFamily = families.slice(1).join(', ');
    }
  });
}

/** Resolves when all that has changed so far has been painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Scrolls through the whole page and back, so that all that waits to be seen has been seen. */
export async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}
