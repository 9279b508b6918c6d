import { answer } from './answers.ts';
import type { Handler, UpgradeHandler } from './http-server.ts';
import { version } from './repository.ts';

/** Decides whether a request is answered at all: while the parts start, when they run, and while they stop. */
export interface Gate {
  handle: Handler;
  upgrade: UpgradeHandler;
  /** From now on requests go to `handle`. */
  open(to: { handle: Handler; upgrade?: UpgradeHandler }): void;
  /** From now on `/healthz` says that everything is up. */
  ready(): void;
  /** Turns new requests away, except those with `key`: they belong to functions that are still running. */
  shut(key: string): void;
}

export function createGate(): Gate {
  let opened: { handle: Handler; upgrade?: UpgradeHandler } | undefined;
  let isReady = false;
  let keyWhileShut: string | undefined;

  return {
    handle: async (request) => {
      if (new URL(request.url).pathname === '/healthz') return health(isReady);
      const isTurnedAway =
        keyWhileShut !== undefined && request.headers.get('apikey') !== keyWhileShut;
      return opened && !isTurnedAway ? opened.handle(request) : unavailable();
    },
    upgrade: (incoming, socket, head) => {
      if (opened?.upgrade) opened.upgrade(incoming, socket, head);
      else socket.destroy();
    },
    open: (to) => {
      opened = to;
    },
    ready: () => {
      isReady = true;
    },
    shut: (key) => {
      isReady = false;
      keyWhileShut = key;
    },
  };
}

const health = (isReady: boolean) =>
  Response.json(
    { status: isReady ? 'ok' : 'unavailable', version },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );

export const unavailable = () =>
  answer(503, 'Not available at the moment. Please try again.', {
    connection: 'close',
    'retry-after': '2',
  });
