import { createHash } from 'node:crypto';

/**
 * What the database stores about the secret of a buyer's browser. The secret has 122 random bits, so a plain hash
 * cannot be turned back by guessing.
 */
export const hashOfBuyerKey = (key: string) =>
  createHash('sha256').update(key.toLowerCase()).digest('hex');
