import { lookup } from 'node:dns';
import { type IncomingMessage, request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

interface Options {
  maximumBytes: number;
  /** How long it may take in all. */
  milliseconds: number;
  /** Whether an IP address may be asked. */
  mayAsk: (address: string) => boolean;
}

const redirectsMaximum = 3;
const redirectCodes = [301, 302, 303, 307, 308];

/**
 * What is behind an address that a stranger may have written. The IP address is judged in the moment of connecting, at
 * each redirect again: a name that leads into a private network, now or from the second look on, is not followed.
 */
export async function download(address: string, options: Options): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.milliseconds);
  let url = new URL(address);
  for (let redirects = 0; redirects <= redirectsMaximum; redirects++) {
    const answer = await ask(url, signal, options.mayAsk);
    const code = answer.statusCode ?? 0;
    if (redirectCodes.includes(code) && answer.headers.location) {
      answer.destroy();
      url = new URL(answer.headers.location, url);
      continue;
    }
    if (code !== 200) {
      answer.destroy();
      throw new Error(`it answered ${code}`);
    }
    return await read(answer, options.maximumBytes);
  }
  throw new Error('it redirects too often');
}

function ask(url: URL, signal: AbortSignal, mayAsk: Options['mayAsk']): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    throw new Error('it is no plain web address');
  }
  // A literal IP address is connected to without a look-up.
  if (isIP(host) && !mayAsk(host)) throw new Error('it is in a private network');
  const askBy = url.protocol === 'https:' ? askHttps : askHttp;
  return new Promise((resolve, reject) => {
    askBy(url, {
      agent: false,
      signal,
      lookup: lookUpOnly(mayAsk),
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' },
    })
      .on('error', reject)
      .on('response', resolve)
      .end();
  });
}

const lookUpOnly =
  (mayAsk: Options['mayAsk']): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => mayAsk(address))) {
        return callback(new Error('it is in a private network'), '', 0);
      }
      if (options.all) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };

async function read(answer: IncomingMessage, maximumBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maximumBytes) throw new Error('it is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
