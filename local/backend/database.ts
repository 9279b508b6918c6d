import type { Connection } from '@supabase/lite';

/** What can be asked of Postgres inside a transaction or outside of one. */
export interface Queries {
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs a text of any number of statements. */
  script(sql: string): Promise<void>;
}

/** A Postgres that the backend can be opened on, as its owner. */
export interface Database extends Queries {
  connection: Connection;
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
