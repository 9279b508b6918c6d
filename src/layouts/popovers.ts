// What browsers without popovers lack (Chrome before 114, Safari before 17: docs/decisions/old-browsers.md). base.css hides
// a popover there, and what is written here shows it.

const { prototype } = HTMLElement;

function toggle(this: HTMLElement, open: unknown = !this.style.display): boolean {
  Object.assign(this.style, open ? { display: 'block', position: 'fixed' } : { display: '' });
  return Boolean(open);
}

/** What was pressed opens or closes its own popover, and closes those that it is not in. */
function press(pressed: Element | null): void {
  const wanted = pressed?.closest('[popovertarget]')?.getAttribute('popovertarget');
  for (const box of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (box.id === wanted) box.togglePopover();
    else if (!box.contains(pressed)) box.hidePopover();
  }
}

if (!('popover' in prototype)) {
  Object.assign(prototype, {
    togglePopover: toggle,
    showPopover(this: HTMLElement) {
      this.togglePopover(true);
    },
    hidePopover(this: HTMLElement) {
      this.togglePopover(false);
    },
  });
  addEventListener('click', ({ target }) => press(target as Element));
  addEventListener('keydown', ({ key }) => key === 'Escape' && press(null));
  // The press that brought this script.
  press(document.activeElement);
}

// A module, so that its test can say when it begins.
export {};
