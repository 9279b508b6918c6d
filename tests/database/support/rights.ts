import type { Queries } from '../../../local/backend/database.ts';

const oursOnly = (schema: string) =>
  `${schema} not like 'pg\\_%' and ${schema} <> 'information_schema'`;

/** Each query answers one line for each thing that decides who may do what. */
const queries = [
  `select format('policy %s', to_jsonb(p)) as line from pg_policies as p where ${oursOnly('p.schemaname')}`,

  `select format('schema %s of %s: %s', nspname, nspowner::regrole, nspacl) as line
   from pg_namespace where ${oursOnly('nspname')}`,

  `select format('table %s.%s of %s: %s, row security %s, forced %s, %s',
     nspname, relname, relowner::regrole, relacl, relrowsecurity, relforcerowsecurity, reloptions) as line
   from pg_class join pg_namespace as schema on schema.oid = relnamespace
   where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${oursOnly('nspname')}`,

  `select format('column %s.%s.%s: %s', nspname, relname, attname, attacl) as line
   from pg_attribute join pg_class as class on class.oid = attrelid
   join pg_namespace as schema on schema.oid = relnamespace
   where attacl is not null and ${oursOnly('nspname')}`,

  `select format('function of %s: %s, %s', proowner::regrole, proacl, pg_get_functiondef(routine.oid)) as line
   from pg_proc as routine join pg_namespace as schema on schema.oid = pronamespace
   where prokind in ('f', 'p') and ${oursOnly('nspname')}`,

  `select format('trigger %s, %s', pg_get_triggerdef(trigger.oid), tgenabled) as line
   from pg_trigger as trigger where not tgisinternal`,

  `select format('default of %s in %s for %s: %s',
     defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype, defaclacl) as line
   from pg_default_acl`,

  `select format('role %s: superuser %s, inherits %s, bypasses %s', rolname, rolsuper, rolinherit, rolbypassrls) as line
   from pg_roles where rolname in ('anon', 'authenticated', 'service_role')`,

  `select format('membership of %s in %s', member::regrole, roleid::regrole) as line from pg_auth_members
   where member::regrole::text in ('anon', 'authenticated', 'service_role')`,

  `select format('settings of %s: %s', setrole::regrole, setconfig) as line from pg_db_role_setting
   where setdatabase in (0, (select oid from pg_database where datname = current_database()))`,
];

/** Everything in the database that decides who may do what, a line each, in a fixed order. */
export async function rightsIn(backend: Pick<Queries, 'query'>): Promise<string[]> {
  const lines: string[] = [];
  for (const query of queries) {
    const rows = await backend.query<{ line: string }>(query);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.sort();
}
