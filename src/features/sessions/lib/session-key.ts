import type { SessionKey } from '#src/features/sessions/schemas/session.ts';

/** The session that an address names: `/schedule?order_id=…` by its order, `/session/…` by its token. */
export function sessionKeyIn({ pathname, searchParams }: URL): SessionKey | undefined {
  const order_id = searchParams.get('order_id');
  if (order_id) return { order_id };
  const [, page, token] = pathname.split('/');
  if (page !== 'session' || !token) return undefined;
  try {
    return { token: decodeURIComponent(token) };
  } catch {
    return { token };
  }
}
