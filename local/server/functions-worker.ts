// A thread whose environment is exactly the functions' environment; functions.ts starts it.
import { parentPort } from 'node:worker_threads';
import type { FunctionContext } from '../../netlify/lib/http/endpoint.ts';

/** A request to one function; `file` is the address of its module. */
export interface FunctionCall {
  id: number;
  file: string;
  ip: string;
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | undefined;
  /** Who calls: the scheduler, or anybody. */
  isScheduler: boolean;
}

export type FunctionReply =
  | { id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { id: number; isNotFound: true }
  | { id: number; failure: string };

/** Asks for a reply once the work that answers did not wait for is done. */
export interface FinishCall {
  id: number;
  finish: true;
}

interface FunctionModule {
  default: (request: Request, context: FunctionContext) => Promise<Response>;
  config?: { schedule?: string };
}

const unfinished = new Set<Promise<unknown>>();

// A mistake in one function must not take the others down. Messages may quote what a person sent.
for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error: unknown) => {
    process.stderr.write(`A function left an error unhandled: ${kindOf(error)}\n`);
  });
}

async function reply(call: FunctionCall | FinishCall): Promise<FunctionReply> {
  const { id } = call;
  if ('finish' in call) {
    await Promise.allSettled(unfinished);
    return { id, status: 204, headers: [], body: new ArrayBuffer() };
  }
  const { default: handle, config } = (await import(call.file)) as FunctionModule;
  // A scheduled function has no address (docs.netlify.com, Scheduled Functions).
  if (config?.schedule !== undefined && !call.isScheduler) return { id, isNotFound: true };
  const { url, method, headers, body } = call;
  const request = new Request(url, { method, headers, ...(body && { body }) });
  const response = await handle(request, { ip: call.ip, waitUntil });
  return {
    id,
    status: response.status,
    headers: [...response.headers],
    body: await response.arrayBuffer(),
  };
}

function waitUntil(work: Promise<unknown>) {
  unfinished.add(work);
  const finish = () => unfinished.delete(work);
  work.then(finish, (error: unknown) => {
    finish();
    process.stderr.write(`A function's later work failed: ${kindOf(error)}\n`);
  });
}

const kindOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

parentPort?.on('message', async (call: FunctionCall | FinishCall) => {
  try {
    const replied = await reply(call);
    parentPort?.postMessage(replied, 'body' in replied ? [replied.body] : []);
  } catch (error) {
    const [firstLine] = String(error).split('\n');
    parentPort?.postMessage({ id: call.id, failure: firstLine ?? '' } satisfies FunctionReply);
  }
});
