/** A request that is answered with `status` before anything is looked up. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415) {
    super(`refused with ${status}`);
    this.status = status;
  }
}

/** The body as JSON. Throws RequestRefused: 415 for another type, 413 when too long, 400 when unreadable. */
export async function readJson(request: Request, maximumBytes = 16_384): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new RequestRefused(415);
  const body = await readBytes(request, maximumBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch {
    throw new RequestRefused(400);
  }
}

/** The body exactly as it was sent. Throws RequestRefused 413 as soon as it grows past `maximumBytes`. */
export async function readBytes(request: Request, maximumBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) {
    throw new RequestRefused(413);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > maximumBytes) {
      await reader?.cancel();
      throw new RequestRefused(413);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
