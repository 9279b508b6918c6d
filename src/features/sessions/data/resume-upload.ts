import {
  type Session,
  type SessionKey,
  sessionSchema,
} from '#src/features/sessions/schemas/session.ts';
import { FunctionRefusal } from '#src/shared/data/functions.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { problemSchema } from '#src/shared/schemas/problem.ts';

/** A megabyte on a slow phone network. */
const timeLimitMilliseconds = 120_000;

interface Upload {
  key: SessionKey;
  file: File;
  /** The id of the resume that it takes the place of. */
  replaces?: string;
  /** Gets how much of it is sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a resume. Throws a FunctionRefusal with the server's words, or a DataError. */
export async function sendResume({ key, file, replaces, onProgress }: Upload): Promise<Session> {
  const query = new URLSearchParams({
    ...key,
    name: file.name,
    ...(replaces !== undefined && { replaces }),
  });
  const { status, text } = await post(
    `/.netlify/functions/session-resume?${query}`,
    file,
    onProgress,
  );
  const answer = readJson(text);
  if (status === 200) return parseAnswer(sessionSchema, answer);
  const problem = problemSchema.safeParse(answer);
  throw problem.success ? new FunctionRefusal(problem.data) : new DataError('unavailable', '');
}

/** By the older way to ask: fetch() does not tell how much is sent. */
function post(address: string, file: File, onProgress: (part: number) => void) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = timeLimitMilliseconds;
    request.setRequestHeader('Content-Type', 'application/pdf');
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    const fail = () => reject(new DataError('unavailable', ''));
    request.onerror = fail;
    request.ontimeout = fail;
    request.send(file);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
