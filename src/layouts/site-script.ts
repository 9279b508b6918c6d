import { directives } from 'virtual:directives';
import { defineIslands } from '#src/client-directives/island-element.ts';
import { laterScript } from '#src/shared/lib/later-script.ts';
import type { Island } from './load-failure.ts';

// The plain script of every page, as far as it cannot wait for someone (later-script.ts). What only some pages need,
// their sections bring.

function add(tag: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

function addScript(): void {
  add('script', { type: 'module', src: laterScript });
}

// The page carries its own styles; an island that hydrates can show more than the page did.
function begin(): void {
  for (const sheet of document.querySelectorAll<HTMLMetaElement>('meta[name=sheet]')) {
    add('link', { rel: 'stylesheet', href: sheet.content });
    sheet.remove();
  }
  addScript();
}

// Said at once, with or without the network; load-failure.ts does the rest.
const box = document.getElementById('load-failure')!;
addEventListener('astro:hydration-error', ({ target }) => {
  (target as Island).failed = true;
  box.showPopover();
});
box.onclick = addScript;

// One string, for the bytes that every page pays.
const signs = 'pointerover keydown focusin scroll astro:hydrate astro:hydration-error';
for (const sign of signs.split(' ')) {
  addEventListener(sign, begin, { capture: true, once: true });
}
// Who was faster than this script.
if (scrollY) begin();
// What was typed before this page was loaded again.
if (history.state) addScript();

defineIslands(directives);
