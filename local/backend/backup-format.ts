// What a backup is made of; backup.ts writes it and load-rows.ts reads it.

export const format = 'mentor-site backup 1';

export interface Header {
  format: string;
  /** The versions that made the tables of this backup. */
  migrations: string[];
}

export interface TableHeader {
  table: string;
  columns: string[];
}

/** Covers make rows of up to 7 MB, so only a few are held at once. */
export const rowsAtOnce = 20;
