import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { answer } from './answers.ts';
import type { FunctionCall, FunctionReply, FinishCall } from './functions-worker.ts';
import { repositoryFolder } from './repository.ts';

export interface Functions {
  /** The function's answer; undefined when the address is of no function, or of one that only the scheduler calls. */
  respond(request: Request): Promise<Response | undefined>;
  /** The same for the scheduler. */
  respondToScheduler(request: Request): Promise<Response | undefined>;
  /** Resolves when the work that answers did not wait for is done. */
  idle(): Promise<void>;
  /** Starts again with the functions' present code. */
  reload(): Promise<void>;
  /** Ends when the functions' later work is done, or soon after. */
  close(): Promise<void>;
}

const functionAddress = /^\/\.netlify\/functions\/([\w-]+)\/?$/;
const finishMilliseconds = 3_000;

/**
 * Runs the functions of netlify/functions as Netlify runs them: one warm instance each, seeing `environment` only.
 *
 * @netlify/dev copies a function with all its packages for every single call, which takes more than a second each, and
 * the copies of calls at the same time share a folder; the code that it would run is the code that runs here.
 * `log` gets what the functions print.
 */
export async function startFunctions(
  environment: Record<string, string>,
  log: (text: string) => void,
): Promise<Functions> {
  const files = await findFunctions(join(repositoryFolder, 'netlify/functions'));
  let instance = startInstance(environment, log);

  async function respond(request: Request, isScheduler: boolean): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    const file = files.get(functionAddress.exec(pathname)?.[1] ?? '');
    if (file === undefined) return undefined;
    const reply = await instance.call({ ...(await asCall(request, file)), isScheduler });
    return 'isNotFound' in reply ? undefined : respondWith(reply, pathname, log);
  }

  return {
    respond: (request) => respond(request, false),
    respondToScheduler: (request) => respond(request, true),
    idle: () => instance.idle(),
    reload: async () => {
      const previous = instance;
      instance = startInstance(environment, log);
      await previous.close();
    },
    close: () => instance.close(),
  };
}

async function findFunctions(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mts'));
  return new Map(
    names.map((name) => [name.slice(0, -'.mts'.length), pathToFileURL(join(folder, name)).href]),
  );
}

async function asCall(
  request: Request,
  file: string,
): Promise<Omit<FunctionCall, 'id' | 'isScheduler'>> {
  const ip = request.headers.get('x-forwarded-for') ?? '';
  const { url, method } = request;
  const body = request.body ? await request.arrayBuffer() : undefined;
  return { file, ip, url, method, headers: [...request.headers], body };
}

/**
 * A function answers for its own errors, so a failure here is one that could not be loaded. The reason, which knows
 * of no request yet, is printed and not sent.
 */
function respondWith(reply: Answered, pathname: string, log: (text: string) => void) {
  if ('failure' in reply) {
    log(`${pathname} cannot run: ${reply.failure}\n`);
    return answer(500, 'Something went wrong here. Please try again.');
  }
  const body = reply.body.byteLength > 0 ? reply.body : null;
  return new Response(body, { status: reply.status, headers: reply.headers });
}

type Answered = Exclude<FunctionReply, { isNotFound: true }>;

interface Instance {
  call(message: Omit<FunctionCall, 'id'> | Omit<FinishCall, 'id'>): Promise<FunctionReply>;
  idle(): Promise<void>;
  close(): Promise<void>;
}

function startInstance(environment: Record<string, string>, log: (text: string) => void): Instance {
  const worker = new Worker(new URL('./functions-worker.ts', import.meta.url), {
    env: environment,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdout: true,
    stderr: true,
  });
  worker.stdout.setEncoding('utf8').on('data', log);
  worker.stderr.setEncoding('utf8').on('data', log);

  const waiting = new Map<number, (reply: FunctionReply) => void>();
  let lastId = 0;
  let hasEnded = false;
  worker.on('message', (reply: FunctionReply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  worker.on('error', (error) => log(`The functions stopped: ${error.name}\n`));
  worker.on('exit', () => {
    hasEnded = true;
    for (const [id, resolve] of waiting) resolve({ id, failure: 'the functions have stopped' });
    waiting.clear();
  });

  const call: Instance['call'] = (message) => {
    const id = ++lastId;
    if (hasEnded) return Promise.resolve({ id, failure: 'the functions have stopped' });
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker.postMessage({ ...message, id });
    });
  };

  const idle: Instance['idle'] = async () => void (await call({ finish: true }));

  return {
    call,
    idle,
    close: async () => {
      const timer = setTimeout(() => worker.terminate(), finishMilliseconds);
      await idle();
      clearTimeout(timer);
      await worker.terminate();
    },
  };
}
