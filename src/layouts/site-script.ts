import { laterScript } from '#src/config/later-script.ts';

// The plain script of every page, as far as it cannot wait for someone (later-script.ts). What only some pages need,
// their sections bring.

const add = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));
const addScript = () => add('script', { type: 'module', src: laterScript });

// The page carries its own styles; an island that wakes can show more than the page did.
const begin = () => {
  for (const sheet of document.querySelectorAll<HTMLMetaElement>('meta[name=sheet]')) {
    add('link', { rel: 'stylesheet', href: sheet.content });
    sheet.remove();
  }
  addScript();
};

// Said at once, with or without the network; load-failure.ts does the rest.
const box = document.getElementById('load-failure')!;
addEventListener('astro:hydration-error', ({ target }) => {
  (target as HTMLElement).dataset.failed = '';
  box.showPopover();
});
box.onclick = addScript;

for (const sign of [
  'pointerover',
  'keydown',
  'focusin',
  'astro:hydration-error',
  'astro:hydrate',
  'scroll',
]) {
  addEventListener(sign, begin, { capture: true, once: true });
}
// What was typed before this page was loaded anew.
if (history.state) addScript();
