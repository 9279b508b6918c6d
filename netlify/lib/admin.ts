import { databaseAs, DatabaseError, unwrap } from './database.ts';

/** True when the request carries the access token of an admin; the database decides. Throws DatabaseError when it is down. */
export async function isAdmin(request: Request): Promise<boolean> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) return false;
  try {
    return unwrap(await databaseAs(token).rpc('is_admin')) === true;
  } catch (error) {
    if (error instanceof DatabaseError && error.isRefusal) return false;
    throw error;
  }
}
