/** Above an editor. */
export const draftNotStored =
  'This browser cannot store text, so unsaved text is lost when the page closes.';
