import type { AuthMail } from '../app.ts';
import type { Database } from '../database.ts';
import type { Challenge } from './mail-links.ts';
import type { AuthLimits } from './rate-limits.ts';

export interface Context {
  /** @supabase/lite. */
  serve: (request: Request) => Promise<Response>;
  database: Database;
  /** The origin of the site. */
  siteUrl: string;
  /** Whether the old address has to agree to a new one. */
  secureEmailChange: boolean;
  mail: ((message: AuthMail) => Promise<void>) | undefined;
  /** Absent: nothing is limited. */
  limits: AuthLimits | undefined;
}

export type Body = Challenge & Record<string, unknown>;
export type Answer = (context: Context, request: Request, body: Body) => Promise<Response>;
