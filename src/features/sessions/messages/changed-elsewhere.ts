/** What stands in a form of the desk when two tabs have changed the same (docs/decisions/two-tabs.md). */
export const changedElsewhereTexts = {
  title: 'This was changed elsewhere in the meantime:',
  stored: 'Stored now',
  typed: 'You typed',
  empty: 'empty',
  removed: 'removed',
  whatToDo:
    'What you typed is still in the form. Save again to put it in the place of what is stored.',
  takeStored: 'Take what is stored',
} as const;
