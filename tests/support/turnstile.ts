import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

// Stands in for https://challenges.cloudflare.com/turnstile/v0/siteverify. As the hosted service it knows one secret, and
// takes each answer once (developers.cloudflare.com/turnstile/get-started/server-side-validation: error codes).

export interface TurnstileService {
  /** For the functions and for a build. */
  variables: Record<string, string>;
  /** An answer as a browser gets it for a person. */
  answer(): string;
  /** What it answers to all that comes; undefined: what the hosted service would. */
  fault: 'internal-error' | undefined;
  close(): Promise<void>;
}

export async function startTurnstile(): Promise<TurnstileService> {
  const secret = `secret-${Math.random()}`;
  const given = new Set<string>();
  let count = 0;

  const verify = (fields: URLSearchParams): string[] => {
    if (service.fault) return [service.fault];
    if (!fields.get('secret')) return ['missing-input-secret'];
    if (fields.get('secret') !== secret) return ['invalid-input-secret'];
    const response = fields.get('response');
    if (!response) return ['missing-input-response'];
    if (!response.startsWith('answer-')) return ['invalid-input-response'];
    return given.delete(response) ? [] : ['timeout-or-duplicate'];
  };
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      const isKnown = request.method === 'POST' && request.url === '/turnstile/v0/siteverify';
      const codes = isKnown ? verify(new URLSearchParams(body)) : ['bad-request'];
      reply.setHeader('Content-Type', 'application/json');
      reply.end(JSON.stringify({ success: codes.length === 0, 'error-codes': codes }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const service: TurnstileService = {
    variables: {
      PUBLIC_TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET_KEY: secret,
      TURNSTILE_API_BASE: `http://127.0.0.1:${port}`,
    },
    answer: () => {
      const answer = `answer-${(count += 1)}`;
      given.add(answer);
      return answer;
    },
    fault: undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
