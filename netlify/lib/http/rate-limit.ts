import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { database, unwrap } from '../site/database.ts';
import { environment } from '../site/env.ts';

// Counted in the database, because the instances of a function share no memory.

/** Seconds until this address may ask again; 0 when it may now. Throws DatabaseError. */
export function secondsUntilAllowed(
  action: string,
  address: string,
  maximumPerMinute: number,
): Promise<number> {
  return take(`${action}:${fingerprint(address)}`, maximumPerMinute, 60);
}

/** True for the first who asks within `seconds`, false for the others. Throws DatabaseError. */
export async function isFirstWithin(seconds: number, action: string): Promise<boolean> {
  return (await take(action, 1, seconds)) === 0;
}

const take = async (bucket: string, maximum: number, window_seconds: number) =>
  unwrap(await database().rpc('allow_request', { bucket, maximum, window_seconds }));

/** A hash of an address, so that we do not store the address. */
export function fingerprint(address: string): string {
  const key = environment().SUPABASE_SERVICE_ROLE_KEY;
  return createHmac('sha256', key).update(networkOf(address)).digest('hex').slice(0, 32);
}

/** One subscriber has a whole /64 of IPv6 addresses, so those count as one. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
