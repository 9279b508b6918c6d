// iOS and Firefox read the file only after the click: WebKit bug 211234 (an error page), Mozilla bug 1282407 (nothing).
const keptInMilliseconds = 60_000;

/** Hands a text, or a file that was loaded, to the browser as a file to save. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptInMilliseconds);
}
