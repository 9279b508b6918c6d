import { createApp, type AppOptions, type AuthMail } from './app.ts';
import { refuseOpaqueBearer } from './bearer-tokens.ts';
import type { Database } from './database.ts';
import { asksForGuessedCount } from './guessed-counts.ts';
import { answerAsHosted, keepRights } from './hosted-answers.ts';
import { inEqualTime } from './hosted-auth/equal-time.ts';
import { serveAuthAsHosted } from './hosted-auth/hosted-auth.ts';
import { createAuthLimits } from './hosted-auth/rate-limits.ts';
import { withoutInternals } from './internal-failure.ts';
import type { Keys } from './keys.ts';
import { refuseLongPassword } from './password-length.ts';
import { quietly } from './quiet-console.ts';
import { createQueue } from './queue.ts';
import { repeatedFilter } from './repeated-filters.ts';
import { setAtOnce } from './request-settings.ts';
import { bufferRequest, refuse } from './requests.ts';

export interface Backend {
  /** Handles /rest/v1/* and /auth/v1/* as the hosted service would; anything else is 404. */
  fetch(request: Request): Promise<Response>;
  /** Runs one statement as the owner of the database. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  anonKey: string;
  serviceKey: string;
  /** Waits for running requests, closes the database and lets others use the data folder. */
  close(): Promise<void>;
}

export interface ServedBackend extends Backend {
  /** Runs work while no request does. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface ServeOptions extends AppOptions {
  /** Asked before each write; absent means always. */
  hasRoomToWrite?: () => Promise<boolean>;
  /** Once, when nothing is written any more. */
  beforeClose?: () => Promise<void>;
  /** Whether the auth service has the limits of the hosted one; true when absent. Tests sign in hundreds of people at once. */
  limitsAuth?: boolean;
}

/** Serves a prepared database as Supabase's REST and auth services do. */
export async function serve(
  database: Database,
  keys: Keys,
  { hasRoomToWrite, beforeClose, ...options }: ServeOptions,
): Promise<ServedBackend> {
  answerAsHosted(database.connection);
  keepRights(database.connection);
  setAtOnce(database.connection);
  const limits = options.limitsAuth === false ? undefined : createAuthLimits();
  const mail = async (message: AuthMail) => {
    limits?.countMail();
    await options.mail?.(message);
  };
  const app = createApp(database, keys, { ...options, mail });
  const serveHosted = serveAuthAsHosted({
    serve: async (request) => app.fetch(request),
    database,
    siteUrl: new URL(options.siteUrl).origin,
    secureEmailChange: options.secureEmailChange ?? true,
    mail,
    limits,
  });
  const inTurn = createQueue();
  let isClosed = false;
  const handle = (request: Request) =>
    quietly(() =>
      inTurn(async () =>
        isClosed
          ? refuse(503, 'The backend is closed.')
          : withoutInternals(request, await serveHosted(request)),
      ),
    );

  // The first request makes the service read the schema. Doing it here keeps that out of someone's first visit.
  await handle(new Request('http://embedded/rest/v1/', { headers: { apikey: keys.serviceKey } }));

  return {
    anonKey: keys.anonKey,
    serviceKey: keys.serviceKey,
    fetch: async (request) => {
      const url = new URL(request.url);
      if (!/^\/(?:rest|auth)\/v1(?:\/|$)/.test(url.pathname)) return refuse(404, 'Not found');
      const repeated = repeatedFilter(url);
      if (repeated) return refuse(400, `The embedded service cannot tell ${repeated} twice apart.`);
      if (asksForGuessedCount(request, keys.serviceKey)) {
        return refuse(400, 'Only exact counts are given.');
      }
      const refusal = refuseOpaqueBearer(request) ?? limits?.refuse(request);
      if (refusal) return refusal;
      if (request.method === 'GET' || request.method === 'HEAD') return handle(request);
      if (hasRoomToWrite && !(await hasRoomToWrite())) {
        return refuse(507, 'The disk is full. Nothing was saved. Make room and try again.');
      }
      const buffered = await bufferRequest(request);
      if (buffered instanceof Response) return buffered;
      return (await refuseLongPassword(buffered)) ?? inEqualTime(buffered, () => handle(buffered));
    },
    query: (sql, parameters) => inTurn(() => database.query(sql, parameters)),
    inTurn,
    close: () =>
      inTurn(async () => {
        if (isClosed) return;
        isClosed = true;
        await beforeClose?.();
        await database.close();
      }),
  };
}
