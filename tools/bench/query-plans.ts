import postgres from 'postgres';

export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Those of the tables that no single page holds: a table of one page is read whole whatever indexes it has. */
export async function largeOf(sql: postgres.Sql, tables: string[]): Promise<string[]> {
  const large = await sql<{ relname: string }[]>`
    select relname from pg_catalog.pg_class where relname = any(${tables}) and relpages > 1
  `;
  return large.map(({ relname }) => relname);
}

// "explain" shows a call of a function as one step; this also tells the plans of the queries inside of it.
export const explainInside = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_nested_statements = on;
  set auto_explain.log_format = json;
  set client_min_messages = log;
`;

/** The message of auto_explain is "duration: 1.2 ms  plan:" with the plan as JSON after it. */
export function planIn(message: string | undefined): Plan[] {
  const [, json] = /^duration: .* plan:\s*(\{[\s\S]*\})$/.exec(message ?? '') ?? [];
  return json === undefined ? [] : [(JSON.parse(json) as { Plan: Plan }).Plan];
}

export function wholeTablesIn(plan: Plan): string[] {
  const inside = (plan.Plans ?? []).flatMap(wholeTablesIn);
  return plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '', ...inside] : inside;
}
