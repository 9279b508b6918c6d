import { readdir } from 'node:fs/promises';
import * as z from 'zod/mini';
import { readKey } from '../../local/hosted-build/keys.ts';
import { migrationsDir } from '../../local/backend/prepare.ts';
import { keyHeaders } from '../../netlify/lib/site/key-headers.ts';
import { accountSettings } from './account-settings.ts';
import { ask, type Asked } from './ask.ts';
import { type Finding, ok, type Settings, unknown, wrong } from './finding.ts';

const keysPage = 'Supabase: Project Settings, API Keys';

/** Reads as someone with this key. */
export function readerOf(settings: Settings, key: string) {
  const base = settings['SUPABASE_URL']?.replace(/\/+$/, '');
  return (path: string, init: RequestInit = {}) =>
    ask(`${base}${path}`, { ...init, headers: { ...keyHeaders(key), ...init.headers } });
}

export async function checkSupabase(settings: Settings): Promise<Finding[]> {
  const publicKey = settings['SUPABASE_ANON_KEY'] ?? '';
  const serviceKey = settings['SUPABASE_SERVICE_ROLE_KEY'] ?? '';
  const asVisitor = readerOf(settings, publicKey);
  const asService = readerOf(settings, serviceKey);

  const auth = await asVisitor('/auth/v1/settings');
  if (!auth || auth.status >= 500) {
    return [
      wrong(
        'Supabase address',
        'SUPABASE_URL does not answer. Check it (Supabase: Project Settings, Data API), and whether the project is paused.',
      ),
    ];
  }
  const key = publicKeyOf(publicKey, auth);
  return [
    ok('Supabase address', 'answers'),
    key,
    ...(key.state === 'ok'
      ? [...accountSettings(auth.json), await dataApi(asVisitor), await privateRows(asVisitor)]
      : [unknown('What visitors see', 'needs the public key')]),
    ...(await behindServiceKey(serviceKey, asService)),
  ];
}

function publicKeyOf(key: string, auth: Asked): Finding {
  const item = 'Public key';
  if (readKey(key).kind === 'secret') {
    return wrong(
      item,
      `SUPABASE_ANON_KEY is a secret key, which every page would show. Make a new secret key, and put the publishable one here (${keysPage}).`,
    );
  }
  return auth.status === 200
    ? ok(item, 'is taken')
    : wrong(item, `SUPABASE_ANON_KEY is refused. Copy the publishable key again (${keysPage}).`);
}

type Read = ReturnType<typeof readerOf>;

async function dataApi(asVisitor: Read): Promise<Finding> {
  const item = 'Data API';
  const events = await asVisitor('/rest/v1/events?select=id&limit=1');
  return events?.status === 200
    ? ok(item, 'visitors read what is public')
    : wrong(
        item,
        `Visitors cannot read the events (${events?.status ?? 'no answer'}). Apply the migrations, and expose the schema public (Supabase: Project Settings, Data API).`,
      );
}

async function privateRows(asVisitor: Read): Promise<Finding> {
  const item = 'Private rows';
  const payments = await asVisitor('/rest/v1/payments?select=order_id&limit=1');
  const rows = Array.isArray(payments?.json) ? payments.json.length : 0;
  return rows === 0
    ? ok(item, 'visitors read no orders')
    : wrong(
        item,
        'A visitor can read orders. Take the site off the network now (Supabase: Project Settings, General, Pause project), and apply the migrations again.',
      );
}

async function behindServiceKey(key: string, asService: Read): Promise<Finding[]> {
  const item = 'Service key';
  const orders = await asService('/rest/v1/payments?select=order_id&limit=1');
  if (readKey(key).kind === 'public' || orders?.status !== 200) {
    return [
      wrong(
        item,
        `SUPABASE_SERVICE_ROLE_KEY is refused or is no secret key. Copy the secret key again (${keysPage}).`,
      ),
      unknown('Migrations', 'need the service key'),
      unknown('Admin', 'needs the service key'),
    ];
  }
  return [ok(item, 'is taken'), await migrations(asService), await admin(asService)];
}

async function migrations(asService: Read): Promise<Finding> {
  const item = 'Migrations';
  const answer = await asService('/rest/v1/rpc/applied_migrations', { method: 'POST' });
  const applied = z.array(z.string()).safeParse(answer?.json).data ?? [];
  const files = (await readdir(migrationsDir)).filter((file) => file.endsWith('.sql'));
  const wanted = files.map((file) => file.slice(0, 14));
  const missing = wanted.filter((version) => !applied.includes(version));
  const foreign = applied.filter((version) => !wanted.includes(version));
  if (missing.length > 0) {
    return wrong(
      item,
      `${missing.length} of ${wanted.length} are not applied, the first is ${missing[0]}. Run: npx supabase db push --remote`,
    );
  }
  return foreign.length > 0
    ? wrong(
        item,
        `The database is newer than this checkout: it has ${foreign[0]}. Update the checkout.`,
      )
    : ok(item, `all ${wanted.length} are applied`);
}

async function admin(asService: Read): Promise<Finding> {
  const admins = await asService('/rest/v1/user_roles?role=eq.admin&select=user_id&limit=1');
  return Array.isArray(admins?.json) && admins.json.length > 0
    ? ok('Admin', 'there is one')
    : wrong(
        'Admin',
        'Nobody can open the desk. Sign up on the site, then run: npm run grant-admin -- you@example.com',
      );
}
