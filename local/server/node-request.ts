import type { IncomingMessage } from 'node:http';
import { AnswerError } from './answers.ts';

/** What one request may carry: a cover of 5 MB grows by a third in base64, and its article comes with it. */
const maximumBodyBytes = 10 * 1024 * 1024;
const discardAtMostBytes = 8 * maximumBodyBytes;

// Only a proxy in front of a site may set these; here nothing is in front, so what a visitor sends is dropped.
const isProxyHeader = (name: string) => /^(?:x-forwarded-|x-nf-|forwarded$|x-real-ip$)/i.test(name);
const isConnectionHeader = (name: string) =>
  /^(?:connection|keep-alive|transfer-encoding|upgrade|expect|host)$/i.test(name);

/**
 * Node's request as a web Request, its body read completely.
 *
 * The address is built on `origin` whatever the Host header says. Throws an AnswerError for a request that is not
 * to be handled: 400 malformed, 405 for a method that the web does not use, 413 too large.
 */
export async function toWebRequest(
  incoming: IncomingMessage,
  origin: string,
  signal: AbortSignal,
): Promise<Request> {
  const { method = 'GET', url: target = '/' } = incoming;
  if (method === 'TRACE' || method === 'CONNECT') throw new AnswerError(405, 'Not allowed.');
  if (!target.startsWith('/')) throw new AnswerError(400, 'The address is malformed.');

  const body = await readBody(incoming);
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.byteLength > 0;
  return new Request(`${origin}${target}`, {
    method,
    headers: webHeaders(incoming, new URL(origin).host),
    signal,
    ...(hasBody && { body }),
  });
}

function webHeaders(incoming: IncomingMessage, host: string): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (isProxyHeader(name) || isConnectionHeader(name)) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  headers.set('host', host);
  headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '');
  return headers;
}

/**
 * A body that is too large is read to its end and thrown away, because a sender that is cut off in the middle never
 * sees the answer.
 */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size <= maximumBodyBytes) chunks.push(chunk);
    else if (size > discardAtMostBytes) break;
    else chunks.length = 0;
  }
  if (size > maximumBodyBytes) throw new AnswerError(413, 'The request is too large.');
  return Buffer.concat(chunks);
}
