import { BackendError } from '../local/backend/backend-error.ts';
import type { Queries } from '../local/backend/database.ts';
import { loadRows } from '../local/backend/load-rows.ts';
import { appliedMigrations } from '../local/backend/migrate.ts';
import { inHostedTransaction } from './hosted-database.ts';

/**
 * Puts a backup into a hosted project whose migrations are applied, all of it or nothing.
 *
 * Throws a BackendError when there are people or orders already and `mayReplace` is false, when the project is of another
 * version, or when the backup is of no use.
 */
export async function restoreHosted(
  { url, place }: { url: string; place: string },
  lines: AsyncIterable<string>,
  mayReplace: boolean,
): Promise<void> {
  await inHostedTransaction(url, 'read write', async (queries) => {
    if (!mayReplace && (await isInUse(queries))) {
      throw new BackendError(
        `There are people or orders in ${place} already. Add --force to replace them.`,
      );
    }
    await loadRows(queries, lines, async (versions) => {
      await requireMigrations(queries, versions);
      await endSessions(queries);
    });
    await completeAccounts(queries);
  });
}

async function isInUse(queries: Queries): Promise<boolean> {
  const [row] = await queries.query<{ used: boolean }>(
    `select exists (select from auth.users) or exists (select from public.payments)
         or exists (select from public.form_submissions) as used`,
  );
  return row?.used ?? false;
}

async function requireMigrations(queries: Queries, wanted: string[]): Promise<void> {
  const applied = await appliedMigrations(queries);
  if (applied.size === wanted.length && wanted.every((version) => applied.has(version))) return;
  throw new BackendError(
    'The backup is from another version of this site than the project. Check that version out, apply its migrations with `npx supabase db push --remote`, restore, and update then.',
  );
}

/** Sessions and codes are of accounts that are about to go: what hangs on accounts in the schema auth, but who they are. */
async function endSessions(queries: Queries): Promise<void> {
  const tables = await queries.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'auth.users'::regclass
       and connamespace = 'auth'::regnamespace and conrelid <> 'auth.identities'::regclass`,
  );
  for (const { name } of tables) await queries.script(`delete from ${name}`);
}

/**
 * Of an account from the embedded service, the hosted one wants empty texts where there is nothing, and its own mark
 * (supabase/auth: internal/models/user.go reads these columns as texts, and finds people by the instance).
 */
async function completeAccounts(queries: Queries): Promise<void> {
  const columns = await queries.query<{ name: string; type: string }>(
    `select column_name::text as name, data_type as type from information_schema.columns
     where table_schema = 'auth' and table_name = 'users' and is_generated = 'NEVER'
       and (column_name = 'instance_id' or column_name ~ '_token(_new|_current)?$' or column_name in ('email_change', 'phone_change'))`,
  );
  const changes = columns.map(({ name, type }) =>
    type === 'uuid'
      ? `${name} = coalesce(${name}, '00000000-0000-0000-0000-000000000000')`
      : `${name} = coalesce(${name}, '')`,
  );
  await queries.script(`update auth.users set ${changes.join(', ')}`);
}
