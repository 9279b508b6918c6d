import { createHash } from 'node:crypto';
import { compress, encodingFor, type Encoding } from './compression.ts';

/** A page or file of one published site, as a CDN holds it: with its fingerprint, and compressed once per encoding. */
export interface StaticAnswer {
  byteLength: number;
  respondTo(request: Request): Promise<Response>;
}

export function createStaticAnswer(
  status: number,
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
): StaticAnswer {
  const fingerprint = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();

  return {
    byteLength: body.byteLength,
    respondTo: async (request) => {
      const encoding = encodingFor(
        request.headers.get('accept-encoding'),
        headers.get('content-type'),
        body.byteLength,
      );
      const etag = `"${encoding ? `${fingerprint}-${encoding}` : fingerprint}"`;
      const answered = new Headers(headers);
      answered.set('etag', etag);
      answered.append('vary', 'Accept-Encoding');
      if (encoding) answered.set('content-encoding', encoding);
      if (status === 200 && isKnown(request.headers.get('if-none-match'), etag)) {
        return new Response(null, { status: 304, headers: answered });
      }

      const content = encoding ? await compressedAs(encoding) : body;
      answered.set('content-length', String(content.byteLength));
      return new Response(request.method === 'HEAD' ? null : content, {
        status,
        headers: answered,
      });
    },
  };

  function compressedAs(encoding: Encoding) {
    const content =
      compressed.get(encoding) ?? compress(body, encoding).then((b) => new Uint8Array(b));
    compressed.set(encoding, content);
    return content;
  }
}

const isKnown = (ifNoneMatch: string | null, etag: string) =>
  (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
