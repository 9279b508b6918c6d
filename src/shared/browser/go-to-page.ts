/** Goes to another page. Resolves only if the browser brings this page back as it was left. */
export function goToPage(address: string): Promise<void> {
  location.assign(address);
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  });
}
