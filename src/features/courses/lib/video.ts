/**
 * The player of a video at YouTube or Vimeo, which opens in a frame after a tap; undefined for any other address, which
 * opens by itself. YouTube's is the one that sets no cookie before the video is played (support.google.com/youtube/answer/171780).
 */
export function videoPlayer(address: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m)\./, '');
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = /\d+/.exec(pathname)?.[0];
    return id && `https://player.vimeo.com/video/${id}`;
  }
  const id = youtubeId(host, pathname, searchParams);
  return id && /^[\w-]{6,20}$/.test(id)
    ? `https://www.youtube-nocookie.com/embed/${id}`
    : undefined;
}

function youtubeId(host: string, pathname: string, search: URLSearchParams) {
  const [first, second] = pathname.slice(1).split('/');
  if (host === 'youtu.be') return first;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
  return first === 'watch' ? search.get('v') : second;
}
