// What the blog says beyond the catalogue of docs/product.md 8 (notices.ts).
export const blogMessages = {
  searchFailed: 'The search could not be loaded. Please try again later.',
  linkCopied: 'Link copied',
  linkNotCopied: 'Copying is not allowed here',
  linkNotCopiedYet: 'Press again to copy',

  slugRequired: 'Enter an address of small letters, digits and single hyphens',
  slugTaken: 'Another article has this address',
  addressAsByline:
    'Readers see your email address here. Add your name to your profile to show your name instead.',
  scheduleRequired: 'Choose a time in the future',
  addressLeadsOn: 'The old address takes readers to the new one.',
  changedMeanwhile:
    'This article has changed since you opened it: in another tab, or by someone else. Nothing was saved.',
  deletedMeanwhile:
    'This article was deleted while you edited it. Nothing was saved yet. Saving again creates a new article, without the cover.',
  unsavedText: (time: string, title: string) =>
    `There is unsaved text of ${time}${title && ` (“${title}”)`} on this device, without a cover image. Restore it or discard it before you continue writing.`,
  deleteQuestion: (title: string) =>
    `Are you sure you want to delete “${title}”? This action cannot be undone.`,
} as const;
