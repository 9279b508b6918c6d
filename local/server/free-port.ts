import { createServer, type AddressInfo } from 'node:net';

/** `preferred` when nothing uses it at this moment, otherwise any free port of this machine. */
export async function findFreePort(preferred = 0): Promise<number> {
  return (await probe(preferred)) ?? (await probe(0)) ?? 0;
}

function probe(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const found = (server.address() as AddressInfo).port;
      server.close(() => resolve(found));
    });
  });
}
