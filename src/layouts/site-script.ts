// The plain script of every page. What only some pages need, their sections bring.

// The page carries its own styles; an island that wakes can show more than the page did.
const signs = ['pointerover', 'keydown', 'focusin', 'scroll', 'astro:hydrate'];
const loadSheets = () => {
  for (const sign of signs) removeEventListener(sign, loadSheets, true);
  for (const sheet of document.querySelectorAll<HTMLMetaElement>('meta[name=sheet]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet.content;
    sheet.replaceWith(link);
  }
};
for (const sign of signs) addEventListener(sign, loadSheets, { capture: true, passive: true });

// A link to a place on this same page would leave the menu open over it.
const menu = document.querySelector<HTMLElement>('#menu');
menu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) menu.hidePopover();
});
