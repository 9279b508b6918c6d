import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { laterScript } from '#src/shared/lib/later-script.ts';

// The one script that is in each page itself (src/build/pages/page-scripts.ts). It brings the page's modules once the page
// has been painted, and holds back until then what an island would have to answer.

const modules = document.currentScript!.dataset['modules']!.split(' ');
/** A tab that nobody sees is not painted, and the browsers of 2020 do not tell when they have. */
const longestWaitInMilliseconds = 3_000;

let hasBegun = false;
let isThere = false;
let hasFailed = false;
let repeat: (() => void) | undefined;

function add(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  // One after the other, in the order of the page.
  Object.assign(script, { type: 'module', async: false, src });
  document.head.append(script);
  return script;
}

function load(): void {
  if (hasBegun) return;
  hasBegun = true;
  // The site's own comes last: the islands are there with it.
  watch(modules.map(add).at(-1)!);
}

function watch(siteScript: HTMLScriptElement): void {
  hasFailed = false;
  siteScript.onload = () => {
    isThere = true;
    repeat?.();
  };
  siteScript.onerror = () => {
    hasFailed = true;
    say();
  };
}

/** Nothing will answer what was pressed. Try Again loads the page again, with what was typed (load-failure.ts). */
function say(): void {
  if (!repeat) return;
  const box = document.getElementById('load-failure')!;
  box.togglePopover(true);
  box.onclick = () => {
    // Not every browser does so by itself, and it is how load-failure.ts knows.
    box.querySelector('button')!.focus();
    add(laterScript);
  };
}

/** By the event: what an island answers. A field keeps what was chosen in it; its island has to hear of it. */
const answered: Record<string, string> = {
  click: 'button[type=button],a[data-in-place]',
  submit: 'form',
  input: '*',
};

function hold(event: Event): void {
  const { type, target, submitter } = event as SubmitEvent;
  const control = (target as Element).closest<HTMLElement>(answered[type]!);
  if (isThere || !control?.closest('[ssr]')) return;
  if (type === 'input')
    repeat ??= () => control.dispatchEvent(new Event('focusin', { bubbles: true }));
  else {
    event.preventDefault();
    // What sends a form is pressed again: Safari 15 has no requestSubmit().
    repeat = () => (submitter ?? control).click();
  }
  // Under another address: not every browser asks again for a module that did not come. Nothing else imports this one.
  if (hasFailed) watch(add(`${modules.at(-1)}?again=${Date.now()}`));
}

for (const type in answered) addEventListener(type, hold, true);

// What a page shows to visitors alone is not even painted for someone who is logged in. Blocked storage holds nobody.
try {
  document.documentElement.toggleAttribute('data-session', authStorageKey in localStorage);
} catch {}

addEventListener('DOMContentLoaded', () => {
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  setTimeout(load, document.hidden ? 0 : longestWaitInMilliseconds);
});
