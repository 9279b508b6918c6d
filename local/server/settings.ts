import { join, resolve } from 'node:path';
import { repositoryFolder } from './repository.ts';
import { StartError } from './start-error.ts';

export interface Settings {
  port: number;
  dataDir: string;
  seed: 'sample' | 'none';
}

const usualPort = 8888;

/** PORT, DATA_DIR and SEED, or their defaults. Throws a StartError that names the one that makes no sense. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const { PORT, DATA_DIR, SEED } = environment;
  const port = PORT ? Number(PORT) : usualPort;
  if (!Number.isInteger(port) || port < 1 || port > 65_532) {
    throw new StartError('PORT must be a whole number from 1 to 65532.');
  }
  if (SEED && SEED !== 'none' && SEED !== 'sample') {
    throw new StartError('SEED must be "none" or "sample".');
  }
  return {
    port,
    dataDir: DATA_DIR ? resolve(DATA_DIR) : join(repositoryFolder, '.data'),
    seed: SEED === 'none' ? 'none' : 'sample',
  };
}
