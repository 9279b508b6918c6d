import type { People } from '../people.ts';
import type { Row } from '../sample-rows.ts';

export type Role = 'visitor' | 'student' | 'otherStudent' | 'admin';
export const everyone: Role[] = ['visitor', 'student', 'otherStudent', 'admin'];
export const signedIn: Role[] = ['student', 'otherStudent', 'admin'];
export const student: Role[] = ['student'];
export const admin: Role[] = ['admin'];
export const studentAndAdmin: Role[] = ['student', 'admin'];
export const nobody: Role[] = [];

/** A row that is there, and who may do what with it. */
interface StoredRow {
  name: string;
  row: (people: People) => Row;
  readers: Role[];
  updaters: Role[];
  deleters: Role[];
  change: Row;
}

/** A row that someone tries to put in. `self` is who tries. */
interface NewRow {
  name: string;
  row: (self: string, people: People) => Row;
  writers: Role[];
  /** Who may have the row answered as well; all writers when absent. */
  readersBack?: Role[];
}

export interface TableRules {
  table: string;
  key: string;
  /** The columns of its primary key, where the key alone is not enough. */
  primaryKey?: string;
  /** Prepares what the rows refer to. */
  prepare?: (people: People) => Promise<void>;
  /** The rows belong to accounts: they are put back as they were instead of being deleted. */
  belongsToAccount?: true;
  /** Not even the service key writes it: the rows are put there by the owner of the database. */
  writtenByOwner?: true;
  stored: StoredRow[];
  added: NewRow[];
}

/** The student, or the other one when the student tries. */
export const someoneElse = (self: string, { student, otherStudent }: People) =>
  self === student.id ? otherStudent.id : student.id;
