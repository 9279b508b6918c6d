/** Opens what an element is folded in, so that it can be seen and have the focus. */
export function openFoldsAround(element: Element | null | undefined): void {
  for (
    let fold = element?.closest('details');
    fold;
    fold = fold.parentElement?.closest('details')
  ) {
    fold.open = true;
  }
}
