/** The modal dialog that lies over all else. Outside of it nothing can be reached or heard. */
export const openModal = (): Element | undefined =>
  [...document.querySelectorAll('dialog:modal')].at(-1);
