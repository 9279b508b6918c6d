import type { Client } from './people.ts';
import { siteUrl } from './test-backend.ts';
import { backend } from './use-backend.ts';

/** The text of an answer to a path below /rest/v1/, whatever its status. */
export async function answerTo(
  path: string,
  client: Client,
  init: RequestInit = {},
): Promise<string> {
  const { data } = await client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token ?? backend.anonKey}`;
  const response = await backend.fetch(
    new Request(`${siteUrl}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: backend.anonKey, authorization, prefer: 'count=exact', ...init.headers },
    }),
  );
  return `${response.headers.get('content-range')} ${await response.text()}`;
}

/** All that somebody is answered by all tables, as [table, answer]. */
export async function answersOfTables(client: Client): Promise<[string, string][]> {
  const tables = await backend.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
  );
  const answers: [string, string][] = [];
  for (const { name } of tables) answers.push([name, await answerTo(`${name}?select=*`, client)]);
  return answers;
}

/** All that somebody is answered by all functions, as [function, answer], with each value for all arguments. */
export async function answersOfFunctions(
  client: Client,
  values: unknown[],
): Promise<[string, string][]> {
  const functions = await backend.query<{ name: string; arguments: string[] | null }>(
    `select proname as name, proargnames[1:pronargs] as arguments from pg_proc
     where pronamespace = 'public'::regnamespace and proname <> 'delete_own_account'`,
  );
  const headers = { 'content-type': 'application/json' };
  const answers: [string, string][] = [];
  for (const { name, arguments: names } of functions) {
    for (const value of values) {
      const body = JSON.stringify(
        Object.fromEntries((names ?? []).map((argument) => [argument, value])),
      );
      answers.push([
        name,
        await answerTo(`rpc/${name}`, client, { method: 'POST', headers, body }),
      ]);
    }
  }
  return answers;
}
