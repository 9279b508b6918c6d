import { createHash } from 'node:crypto';

/**
 * What the database keeps of the secret that a buyer's browser holds. The secret has 122 random bits, so a plain hash
 * cannot be turned back by guessing.
 */
export const hashOfBuyerKey = (key: string) =>
  createHash('sha256').update(key.toLowerCase()).digest('hex');
