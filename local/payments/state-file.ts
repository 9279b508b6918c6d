import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Collection } from './collection.ts';

/** The state as it is kept in a file: the same names, plain arrays. */
export type Stored<State> = {
  [Name in keyof State]: State[Name] extends Collection<infer Item> ? Item[] : never;
};

interface StateDocument<State> {
  format: string;
  baseUrl: string;
  state: Stored<State>;
}

export interface StateFile<State> {
  state: State;
  /** Resolves once everything changed so far is on the disk. */
  save(): Promise<void>;
}

interface Keeping<State> {
  /** Without it the state lives in memory only. */
  path: string | undefined;
  /** Where this start answers. */
  baseUrl: string;
  /** Whose state it is, for the sentence that says that the file is broken. */
  service: string;
  /** Another one when the records change shape; a file of another format is not carried over. */
  format: string;
  open(stored?: Stored<State>): State;
}

export async function openStateFile<State>(keeping: Keeping<State>): Promise<StateFile<State>> {
  const { path } = keeping;
  if (path === undefined) return { state: keeping.open(), save: () => Promise.resolve() };
  const state = keeping.open(await readState(path, keeping));
  const { format, baseUrl } = keeping;
  const text = () => JSON.stringify({ format, baseUrl, state });
  return { state, save: oneAtATime(() => writeWhole(path, text())) };
}

async function readState<State>(
  path: string,
  { baseUrl, service, format }: Keeping<State>,
): Promise<Stored<State> | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const document = JSON.parse(text) as StateDocument<State>;
    if (document.format !== format) return undefined;
    // The links in pages and stored answers follow the address of this start.
    const moved = text.replaceAll(`"${document.baseUrl}/`, `"${baseUrl}/`);
    return (JSON.parse(moved) as StateDocument<State>).state;
  } catch (error) {
    throw new Error(
      `The ${service} emulator cannot read ${path}; delete the file to start again.`,
      { cause: error },
    );
  }
}

/** Whole or not at all: a new file is written beside the old one and takes its place. */
async function writeWhole(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Calls made while one write runs share the next one, which sees all of their changes. */
function oneAtATime(write: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last.then(() => {
      next = undefined;
      const writing = write();
      last = writing.catch(() => undefined);
      return writing;
    });
    return next;
  };
}
