import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  method: string;
  path: string;
  /** What follows the question mark, not decoded. */
  query: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** No answer at all: the connection stays open and silent, or is torn down. */
export type Silence = 'hang' | 'reset';

export type Handler = (call: Call) => Promise<Answer | Silence>;

const largestBody = 1024 * 1024;

export interface Listener {
  url: string;
  close(): Promise<void>;
}

export async function listen(port: number, handle: Handler): Promise<Listener> {
  const server = createServer((request, response) => {
    void respond(request, response, handle);
  });
  // As in local/server/http-server.ts: only the client ends an idle connection.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${actual}`, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
): Promise<void> {
  try {
    const answer = await handle(await readCall(request));
    if (answer === 'reset') request.socket.resetAndDestroy();
    if (typeof answer === 'string') return;
    response.writeHead(answer.status, {
      ...answer.headers,
      'content-length': Buffer.byteLength(answer.body),
    });
    response.end(answer.body);
  } catch (error) {
    if (response.destroyed) return;
    console.error('A payment emulator failed:', error);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('A payment emulator failed.');
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new Error('A request body was larger than 1 MB.');
    chunks.push(chunk);
  }
  return {
    method: request.method ?? 'GET',
    path,
    query,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
