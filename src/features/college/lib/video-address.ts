/** The page on which people watch a video, from the address that goes into a frame; any other address stays as it is. */
export function watchAddress(embedUrl: string): string {
  const { hostname, pathname } = new URL(embedUrl);
  const id = pathname.split('/').pop() ?? '';
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(hostname) && pathname.startsWith('/embed/'))
    return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
  if (hostname === 'player.vimeo.com') return `https://vimeo.com/${encodeURIComponent(id)}`;
  return embedUrl;
}

/** The same address with the wish to start at once: someone who pressed play does not press it again. */
export function playingAddress(embedUrl: string): string {
  const address = new URL(embedUrl);
  address.searchParams.set('autoplay', '1');
  return address.href;
}
