import { fillTyped, keepTyped } from './typed-text.ts';

// What to do when the code of an island, or code that an island asked for later, did not come: no network, or a deploy
// that has taken it away. site-script.ts has shown the box by then, and brings this with the first sign of someone.
//
// Nothing is imported a second time under another address: a module that is there twice holds two states. What the
// browser will not ask for again (browsers before 2026 keep a failure for as long as the page is open) and what a deploy
// has taken away needs the page to be loaded again; what was typed goes with it.

/**
 * `start` begins again: Astro's own, or that of a directive which still waits for someone
 * (src/client-directives/on-intent.ts).
 */
export interface Island extends HTMLElement {
  start(): void;
  /** By site-script.ts, for what failed before this file came. */
  failed?: true;
}

const box = document.querySelector<HTMLElement>('#load-failure')!;
const asleep = [...document.querySelectorAll<Island>('astro-island[ssr]')];
const failed = new Set(asleep.filter((island) => island.failed));

/** What was pressed or typed into last: the box is beside it. On a slow network that was before this file came. */
let reachedFor = document.querySelector<HTMLElement>('astro-island :focus');
let isSecondTry = false;

for (const sign of ['click', 'input']) {
  addEventListener(
    sign,
    ({ target }) => {
      if (!box.contains(target as Node)) reachedFor = target as HTMLElement;
    },
    true,
  );
}
addEventListener('astro:hydration-error', ({ target }) => {
  failed.add(target as Island);
  void say();
});
addEventListener('vite:preloadError', () => void say());
addEventListener(
  'astro:hydrate',
  ({ target }) => {
    if (failed.delete(target as Island) && failed.size === 0) box.hidePopover();
  },
  true,
);
box.querySelector('button')!.addEventListener('click', tryAgain);

addEventListener('focusin', fillTyped);
fillTyped();

box.onclick = null;
// This file came late: with what it is for, or by the button itself.
if (box.contains(document.activeElement)) tryAgain();
else if (failed.size > 0) void say();
// It hydrated in the meantime: its own button was pressed again.
else box.hidePopover();

async function say(): Promise<void> {
  const wasSecondTry = isSecondTry;
  isSecondTry = false;
  if (wasSecondTry && (await isSiteThere())) return reloadPage();
  show();
}

function tryAgain(): void {
  box.hidePopover();
  isSecondTry = true;
  // Code that an island asked for which is hydrated, or that failed before this file came: nobody can ask in its place.
  if (failed.size === 0) return void say();
  for (const island of failed) island.start();
  // The one that the toaster did not come for is waiting still.
  dispatchEvent(new Event('mentor:toast'));
}

function show(): void {
  const isBeside = failed.size === 0 || [...failed].some((island) => island.contains(reachedFor));
  const anchor = reachedFor?.isConnected && isBeside ? sendButton(reachedFor) : undefined;
  // Outside of an open dialog nobody could reach it.
  (anchor?.closest('dialog') ?? document.body).append(box);
  anchor?.style.setProperty('anchor-name', '--reached-for');
  box.style.cssText =
    anchor && CSS.supports('position-area', 'block-end')
      ? 'inset: auto; margin: .5rem 1rem .5rem 0; position-anchor: --reached-for; position-area: block-end span-inline-end; position-try: flip-block, flip-inline'
      : 'inset: auto 1rem 1rem auto; margin: 0';
  box.showPopover();
}

/** The button that sends the form of a field: under the field, the box would cover it. It may be out of sight. */
function sendButton(field: HTMLElement): HTMLElement {
  const button = (field as HTMLInputElement).form?.querySelector<HTMLElement>('[type=submit]');
  const { top = -1, bottom = 0 } = button?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom < innerHeight ? button! : field;
}

async function isSiteThere(): Promise<boolean> {
  const asked = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  return asked.then(
    ({ status }) => status < 500,
    () => false,
  );
}

function reloadPage(): void {
  keepTyped();
  location.reload();
}
