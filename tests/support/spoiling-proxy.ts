import { serveHttp } from '../../local/server/http-server.ts';

type Change = (answer: Response, request: Request) => Response | Promise<Response>;

export interface SpoilingProxy {
  url: string;
  /** What is asked of such addresses is answered in this way, until `heal`. */
  spoil(path: RegExp, change: Change): void;
  heal(): void;
  close(): Promise<void>;
}

/** Passes everything on to a service, but for the answers that a test has spoiled. */
export async function startSpoilingProxy(target: string): Promise<SpoilingProxy> {
  let spoiled: [path: RegExp, change: Change][] = [];
  const server = await serveHttp({
    port: 0,
    handle: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.body ? await request.arrayBuffer() : undefined;
      const headers = new Headers(request.headers);
      for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
      const passed = await fetch(`${target}${pathname}${search}`, {
        method: request.method,
        headers,
        redirect: 'manual',
        ...(body && { body }),
      });
      const answer = new Response(await passed.arrayBuffer(), {
        status: passed.status,
        headers: withoutEncoding(passed.headers),
      });
      const change = spoiled.find(([path]) => path.test(pathname))?.[1];
      return change ? change(answer, request) : answer;
    },
  });
  return {
    url: server.origin,
    spoil: (path, change) => void spoiled.unshift([path, change]),
    heal: () => void (spoiled = []),
    close: () => server.close(),
  };
}

/** The body is plain by now. */
function withoutEncoding(headers: Headers): Headers {
  const plain = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
    plain.delete(name);
  return plain;
}
