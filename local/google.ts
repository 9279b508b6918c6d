import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { createEmulator, type Emulator } from 'emulate';
import { findFreePort } from './server/free-port.ts';

export interface Google {
  clientId: string;
  clientSecret: string;
  /** The sign-in page that stands in for Google's. */
  url: string;
  /** Runs `work` with its calls to Google answered by the emulator; nothing else in this process is touched. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The emulator's address for a page of Google's that a browser is sent to; other addresses stay. */
  localAddress(address: string): string;
  /** What Google answers instead of its sign-in page to what calls itself so; undefined when it shows the page. */
  refusalOf(userAgent: string): Response | undefined;
  close(): Promise<void>;
}

/** Two have the addresses of sample accounts, so signing in with Google meets an existing one; the others are new. */
const people = [
  { email: 'student@example.com', name: 'Rohan Sharma' },
  { email: 'admin@example.com', name: 'Ananya Mehra' },
  { email: 'meera.iyer@example.com', name: 'Meera Iyer' },
  { email: 'farida.shaikh@example.com', name: 'Farida Shaikh' },
];

// The backend checks that identity tokens were issued by this address.
const issuer = 'https://accounts.google.com';

/** Starts an emulated Google that people of `siteUrl` can sign in with; on `port` if it is free. */
export async function startGoogle(siteUrl: string, port = 0): Promise<Google> {
  const clientId = 'local.apps.googleusercontent.com';
  const clientSecret = randomBytes(18).toString('base64url');
  const { emulator, url } = await startEmulator(port, {
    users: people,
    oauth_clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        name: 'Mentor',
        redirect_uris: [`${siteUrl}/auth/v1/callback`],
      },
    ],
  });
  const release = redirectCallsToGoogle();

  return {
    clientId,
    clientSecret,
    url,
    during: (work) => emulatorInUse.run(url, work),
    localAddress: (address) => emulatedAddress(address, url),
    refusalOf: (userAgent) => (isEmbedded(userAgent) ? refuseEmbedded() : undefined),
    close: async () => {
      release();
      await emulator.close();
    },
  };
}

/** A browser inside an app, by what Android's and an iPhone's say of themselves. */
const isEmbedded = (userAgent: string) =>
  userAgent.includes('; wv)') || (userAgent.includes('(iPhone;') && !userAgent.includes('Safari/'));

const refuseEmbedded = () =>
  new Response('Access blocked. Error 403: disallowed_useragent\n', {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

// The emulator reports its issuer as its address, so its port has to be known beforehand; if another process takes
// that port in between, the next one is tried.
async function startEmulator(
  preferredPort: number,
  seed: Record<string, unknown>,
  attemptsLeft = 5,
): Promise<{ emulator: Emulator; url: string }> {
  const port = await findFreePort(preferredPort);
  try {
    const options = { service: 'google', port, baseUrl: issuer, seed: { google: seed } } as const;
    return { emulator: await createEmulator(options), url: `http://localhost:${port}` };
  } catch (error) {
    if (attemptsLeft === 1) throw error;
    return startEmulator(0, seed, attemptsLeft - 1);
  }
}

const emulatorInUse = new AsyncLocalStorage<string>();
let users = 0;
let fetchOfTheProcess = globalThis.fetch;

/** The backend has no setting for where Google is, so its calls are caught on their way out. */
function redirectCallsToGoogle(): () => void {
  if (users++ === 0) {
    fetchOfTheProcess = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const emulator = emulatorInUse.getStore();
      const address = input instanceof Request ? input.url : String(input);
      const local = emulator === undefined ? address : emulatedAddress(address, emulator);
      if (local === address) return fetchOfTheProcess(input, init);
      return fetchOfTheProcess(input instanceof Request ? new Request(local, input) : local, init);
    };
  }
  return () => {
    if (--users === 0) globalThis.fetch = fetchOfTheProcess;
  };
}

function emulatedAddress(address: string, emulator: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const path = url && emulatedPath(url);
  return path === undefined ? address : `${emulator}${path}${url?.search}`;
}

/** Where the emulator keeps what Google serves at `url`; Google spreads it over three hosts. */
function emulatedPath({ origin, pathname }: URL): string | undefined {
  switch (origin) {
    case 'https://oauth2.googleapis.com':
      return pathname === '/token' ? '/oauth2/token' : pathname;
    case 'https://www.googleapis.com':
      return pathname === '/userinfo/v2/me' ? '/oauth2/v2/userinfo' : pathname;
    case 'https://accounts.google.com':
      return pathname;
    default:
      return undefined;
  }
}
