import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendError } from './backend-error.ts';

export interface Keys {
  anonKey: string;
  serviceKey: string;
  jwtSecret: string;
}

// The anonymous key is public and says only "a visitor". It is the same in every data folder, so that a site that
// was built once works with any of them.
const anonKey = 'sb_publishable_embedded_backend_visitor';

export function createKeys(): Keys {
  return {
    anonKey,
    serviceKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
}

/** The keys of a data folder, made at its first start and readable by its owner only. */
export async function keysOf(dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json');
  const stored = await readFile(path, 'utf8').catch(() => undefined);
  if (stored !== undefined) return parseKeys(stored, path);

  const keys = createKeys();
  const unfinished = `${path}.new`;
  await writeFile(unfinished, JSON.stringify(keys, null, 2), { mode: 0o600 });
  await rename(unfinished, path);
  return keys;
}

function parseKeys(stored: string, path: string): Keys {
  try {
    const { serviceKey, jwtSecret } = JSON.parse(stored) as Partial<Keys>;
    if (serviceKey && jwtSecret) return { anonKey, serviceKey, jwtSecret };
  } catch {
    // Falls through to the one sentence below.
  }
  throw new BackendError(
    `${path} cannot be read. Delete it to get new keys; everyone signs in again.`,
  );
}
