import { openBackend } from '../backend/backend.ts';
import { answer } from './answers.ts';
import { isBackendPath } from './backend-route.ts';
import { serveHttp } from './http-server.ts';
import type { Settings } from './settings.ts';

export interface RowSource {
  backendUrl: string;
  anonKey: string;
  close(): Promise<void>;
}

/** Opens the embedded backend for the time of a build. Throws a BackendError while another process has it open. */
export async function openEmbeddedRows(
  { dataDir, seed }: Settings,
  siteUrl: string,
): Promise<RowSource> {
  const backend = await openBackend({ dataDir, seed, siteUrl });
  const server = await serveHttp({
    port: 0,
    handle: async (request) =>
      isBackendPath(new URL(request.url).pathname)
        ? backend.fetch(request)
        : answer(404, 'Not found.'),
  });
  return {
    backendUrl: `http://127.0.0.1:${server.port}`,
    anonKey: backend.anonKey,
    close: async () => {
      await server.close();
      await backend.close();
    },
  };
}
