import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { rewritten } from '#src/build/redirects/rewrites.ts';
import { answer } from './answers.ts';
import { startAstro } from './astro.ts';
import { findFreePort } from './free-port.ts';
import { StartError } from './start-error.ts';

/** Pages that are made when they are asked for, and reload when their source changes. */
export interface DevPages {
  respond(request: Request): Promise<Response>;
  /** Passes on the connection over which pages hear of changes. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** Starts `astro dev` on a port of its own. */
export async function startDevPages(
  variables: Record<string, string>,
  signal: AbortSignal,
): Promise<DevPages> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  // Until it is up it tells its own address, which is not the one to use.
  let isUp = false;
  let said = '';
  const hear = (text: string) => {
    if (isUp) process.stdout.write(text);
    else said += text;
  };
  const astro = startAstro(
    // Without the lock file of Astro's, which would allow one server per repository.
    ['dev', '--port', String(port), '--host', '127.0.0.1', '--ignore-lock'],
    variables,
    hear,
  );
  const ended = new Promise<void>((resolve) => astro.once('close', () => resolve()));
  const close = async () => {
    astro.kill();
    await ended;
  };
  try {
    await answersAt(origin, ended, signal);
    isUp = true;
  } catch (error) {
    await close();
    throw signal.aborted ? error : new StartError(`Astro did not start: ${said.trim()}`);
  }

  return {
    respond: (request) => answerLikeHost(request, origin),
    upgrade: (incoming, socket, head) => {
      const upstream = connect(port, '127.0.0.1', () => {
        upstream.write(headOf(incoming));
        upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    },
    close,
  };
}

async function answersAt(origin: string, ended: Promise<void>, signal: AbortSignal) {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (;;) {
    signal.throwIfAborted();
    if (hasEnded) throw new Error('It ended.');
    const isUp = await fetch(`${origin}/favicon.svg`, { signal }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Astro knows its own pages; which of them stands in for other addresses is the host's part. */
async function answerLikeHost(request: Request, origin: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  const answered = await passOn(request, origin, pathname);
  const page = answered.status === 404 && request.method === 'GET' && rewritten(pathname);
  return page ? passOn(request, origin, page) : answered;
}

async function passOn(request: Request, origin: string, pathname: string): Promise<Response> {
  const { search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // Node's fetch undoes compression itself, so it must not be asked for.
  headers.set('accept-encoding', 'identity');
  const body = request.body ? await request.arrayBuffer() : undefined;
  try {
    return await fetch(`${origin}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(body && { body }),
    });
  } catch {
    return answer(502, 'Astro does not answer; see its messages in the terminal.');
  }
}

function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
