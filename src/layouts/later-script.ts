import './popovers.ts';
import './header-script.ts';
import './load-failure.ts';

// The part of the plain script that nobody needs before they do something.

// A link to a place on this same page would leave the menu open over it.
const menu = document.querySelector<HTMLElement>('#menu');
menu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) menu.hidePopover();
});
