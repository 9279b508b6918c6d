import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { answer, AnswerError } from './answers.ts';
import { toWebRequest } from './node-request.ts';
import { portProblem } from './port.mjs';
import { StartError } from './start-error.ts';

export type Handler = (request: Request) => Promise<Response>;
export type UpgradeHandler = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface HttpServer {
  port: number;
  /** `http://localhost:{port}`, also when a request used another name. */
  origin: string;
  /** Resolves when no request is running, or when the time is over. */
  idle(withinMilliseconds: number): Promise<void>;
  close(): Promise<void>;
}

interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  handle: Handler;
  upgrade?: UpgradeHandler;
  /** After this long a request is answered with 504. */
  timeLimitMilliseconds?: number;
}

const receiveLimitMilliseconds = 30_000;

/** Serves web Requests and Responses over HTTP, to this machine only. Throws a StartError when the port is taken. */
export async function serveHttp(options: ServerOptions): Promise<HttpServer> {
  const running = new Set<Promise<void>>();
  let origin = '';
  const server = createServer((incoming, outgoing) => {
    const exchange = respond(incoming, outgoing, origin, options).finally(() =>
      running.delete(exchange),
    );
    running.add(exchange);
  });
  server.requestTimeout = receiveLimitMilliseconds;
  // Only the client ends an idle connection: with the usual 5 s, a request that leaves a busy client in that moment is lost.
  server.keepAliveTimeout = 0;
  if (options.upgrade) server.on('upgrade', options.upgrade);

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, options.port)));
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  origin = `http://localhost:${port}`;

  return {
    port,
    origin,
    idle: async (withinMilliseconds) => {
      const deadline = performance.now() + withinMilliseconds;
      for (let left = withinMilliseconds; running.size > 0 && left > 0;) {
        await within(left, Promise.allSettled(running), () => []);
        left = deadline - performance.now();
      }
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  { handle, timeLimitMilliseconds = 60_000 }: ServerOptions,
): Promise<void> {
  const left = new AbortController();
  outgoing.once('close', () => left.abort());
  try {
    const response = await within(
      timeLimitMilliseconds,
      toWebRequest(incoming, origin, left.signal).then(handle),
      () => answer(504, 'This takes too long. Please try again.'),
    );
    await send(response, outgoing, incoming.method === 'HEAD');
  } catch (error) {
    await send(answerFor(error, incoming), outgoing, incoming.method === 'HEAD');
  }
}

function answerFor(error: unknown, incoming: IncomingMessage): Response {
  if (error instanceof AnswerError) return answer(error.status, error.message);
  // The message of an unexpected error may quote what a person sent, so only its kind and place are written.
  const [, ...frames] = error instanceof Error ? (error.stack ?? '').split('\n    at ') : [];
  const kind = error instanceof Error ? error.name : typeof error;
  const path = (incoming.url ?? '').split('?')[0];
  process.stderr.write(
    `${incoming.method} ${path}: ${[kind, ...frames.slice(0, 4)].join('\n  ')}\n`,
  );
  return answer(500, 'Something went wrong here. Please try again.');
}

async function send(response: Response, outgoing: ServerResponse, headersOnly: boolean) {
  if (outgoing.headersSent || outgoing.destroyed) {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (headersOnly || !response.body) {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  // A visitor who leaves in the middle is no fault; the stream is then closed on both sides.
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing).catch(
    () => undefined,
  );
}

/** The result of `work`, or `otherwise` when it takes longer than `milliseconds`. */
async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  otherwise: () => Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeLimit = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds);
  });
  try {
    return await Promise.race([work, timeLimit]);
  } finally {
    clearTimeout(timer);
  }
}

function explain(error: Error, port: number): Error {
  const problem = 'code' in error ? portProblem(String(error.code), port) : undefined;
  return problem ? new StartError(problem) : error;
}
