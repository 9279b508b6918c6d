import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

// What a CDN's edge does with text; the picture and font formats are compressed already.
const compressible =
  /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml)|application\/(?:java|ecma)script)/;
const smallestWorthwhileBytes = 256;
/** What a CDN uses from day to day: more takes it longer than it saves. */
const brotliQuality = 5;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The encoding that a visitor's browser takes and that makes this answer smaller, if any. */
export function encodingFor(
  acceptEncoding: string | null,
  contentType: string | null,
  byteLength: number,
): Encoding | undefined {
  if (byteLength < smallestWorthwhileBytes || !compressible.test(contentType ?? '')) return;
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}

export function compress(body: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body);
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
