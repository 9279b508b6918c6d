import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newState, withoutForgotten, type State, type StoredState } from './state.ts';
import { apiVersion } from './version.ts';

/** Rises when the records change shape; a file of another format or API version is not carried over. */
const format = 2;

interface StateDocument {
  format: number;
  apiVersion: string;
  baseUrl: string;
  state: StoredState;
}

export interface StateFile {
  state: State;
  /** Resolves once everything changed so far is on the disk. */
  save(): Promise<void>;
}

/** Without a path the state lives in memory only. */
export async function openStateFile(path: string | undefined, baseUrl: string): Promise<StateFile> {
  if (path === undefined) return { state: newState(), save: () => Promise.resolve() };
  const state = newState(await readState(path, baseUrl));
  return { state, save: oneAtATime(() => writeState(path, baseUrl, state)) };
}

async function readState(path: string, baseUrl: string): Promise<StoredState | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const document = JSON.parse(text) as StateDocument;
    if (document.format !== format || document.apiVersion !== apiVersion) return undefined;
    // The links in sessions and stored answers follow the address of this start.
    const moved = text.replaceAll(`"${document.baseUrl}/`, `"${baseUrl}/`);
    return withoutForgotten((JSON.parse(moved) as StateDocument).state);
  } catch (error) {
    throw new Error(`The Stripe emulator cannot read ${path}; delete the file to start again.`, {
      cause: error,
    });
  }
}

/** Whole or not at all: a new file is written beside the old one and takes its place. */
async function writeState(path: string, baseUrl: string, state: State): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(JSON.stringify({ format, apiVersion, baseUrl, state }));
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
