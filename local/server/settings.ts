import { join, resolve } from 'node:path';
import { readPort, wrongPort } from './port.mjs';
import { repositoryFolder } from './repository.ts';
import { StartError } from './start-error.ts';

export interface Settings {
  port: number;
  dataDir: string;
  seed: 'sample' | 'none';
}

/** PORT, DATA_DIR and SEED, or their defaults. Throws a StartError that names the one that makes no sense. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const { PORT, DATA_DIR, SEED } = environment;
  const port = readPort(PORT);
  if (port === undefined) throw new StartError(wrongPort);
  if (SEED && SEED !== 'none' && SEED !== 'sample') {
    throw new StartError('SEED must be "none" or "sample".');
  }
  return {
    port,
    dataDir: DATA_DIR ? resolve(DATA_DIR) : join(repositoryFolder, '.data'),
    seed: SEED === 'none' ? 'none' : 'sample',
  };
}
