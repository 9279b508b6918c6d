import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysOf } from '../../local/backend/keys.ts';
import { startStack, type Stack } from '../../local/stack.ts';
import { report } from './report.ts';

const people = 9_000;
/** A tenth of all that arrives is someone's second. */
const doubles = 1_000;

// All ask at once; like the gateway before a hosted service, this passes on so many at a time.
const gateway = new Agent({ keepAlive: true, maxSockets: 500 });

interface Person {
  id: string;
  token: string;
}

/** Ten thousand people press Register in the same moment, a tenth of them twice. */
export async function benchRegistrations(): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-registrations-'));
  cleanup.defer(() => rm(dataDir, { recursive: true, force: true }));
  const stack = await startStack({ dataDir, seed: 'none', quiet: true });
  cleanup.defer(() => stack.stop());

  const crowd = await addPeople(stack, dataDir);
  const eventId = await addEvent(stack);
  const attempts = shuffled([...crowd, ...crowd.slice(0, doubles)]);

  const began = performance.now();
  const answers = await Promise.all(attempts.map((person) => register(stack, eventId, person)));
  const seconds = (performance.now() - began) / 1000;

  gateway.destroy();

  const [rows] = await stack.backend.query<{ all: number; distinct: number }>(
    `select count(*)::integer as all, count(distinct user_id)::integer as distinct
     from public.event_registrations where event_id = $1`,
    [eventId],
  );
  const created = count(answers, 201);
  const refused = count(answers, 409);
  const others = [...new Set(answers)].filter((status) => status !== 201 && status !== 409);
  const asExpected = (figure: number, expected: number) => figure === expected;
  report('answers 201', `${created}`, `exactly ${people}`, asExpected(created, people));
  report('answers 409', `${refused}`, `exactly ${doubles}`, asExpected(refused, doubles));
  report('other answers', others.join(', ') || 'none', 'none', others.length === 0);
  report('rows', `${rows?.all}`, `exactly ${people}`, rows?.all === people);
  report('people in them', `${rows?.distinct}`, `exactly ${people}`, rows?.distinct === people);
  console.log(`          all ${attempts.length} at once, answered within ${seconds.toFixed(0)} s`);
}

/** Accounts with a session each, as if all had logged in before: what is measured is the registration. */
async function addPeople({ url, backend }: Stack, dataDir: string): Promise<Person[]> {
  const { jwtSecret } = await keysOf(dataDir);
  const ids = Array.from({ length: people }, () => randomUUID());
  await backend.query(
    `insert into auth.users (id, email, aud, role, email_confirmed_at)
     select id, 'person-' || number || '@college.example', 'authenticated', 'authenticated', now()
     from unnest($1::uuid[]) with ordinality as person (id, number)`,
    [ids],
  );
  return ids.map((id) => ({ id, token: signedToken(jwtSecret, id, `${url}/auth/v1`) }));
}

function signedToken(secret: string, id: string, issuer: string): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: issuer,
    sub: id,
    aud: 'authenticated',
    role: 'authenticated',
    iat: now,
    exp: now + 3600,
  };
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}

async function addEvent({ backend }: Stack): Promise<string> {
  const [event] = await backend.query<{ id: string }>(
    `insert into public.events (title, description, category, event_date, event_time, venue, status)
     values ('Resume clinic', 'Bring one page.', 'Workshop', public.today_in_india() + 10, '18:30', 'Jaipur', 'approved')
     returning id`,
  );
  return event!.id;
}

/** The status of the answer. */
function register(
  { url, backend }: Stack,
  eventId: string,
  { id, token }: Person,
): Promise<number> {
  const row = {
    event_id: eventId,
    user_id: id,
    user_name: 'Rohan Sharma',
    user_email: 'rohan@college.example',
    college_name: 'Government Engineering College',
    phone_number: '9829012345',
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url.replace('localhost', '127.0.0.1')}/rest/v1/event_registrations`, {
      method: 'POST',
      agent: gateway,
      headers: {
        apikey: backend.anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=minimal',
      },
    });
    sent.on('response', (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(row));
  });
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

const count = (answers: number[], status: number) =>
  answers.filter((answer) => answer === status).length;
