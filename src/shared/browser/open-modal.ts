/** The modal dialog on top of the page. People can neither reach nor hear what is outside it. */
export const openModal = (): Element | undefined =>
  [...document.querySelectorAll('dialog:modal')].at(-1);
