import { tmpdir } from 'node:os';
import type { Backend } from './backend/backend.ts';
import type { Inbox } from './inbox.ts';
import { createBuildHook } from './server/build-hook.ts';
import type { DevPages } from './server/dev-pages.ts';
import { functionsEnvironment } from './server/functions-environment.ts';
import { startFunctions } from './server/functions.ts';
import { createGate } from './server/gate.ts';
import { serveHttp } from './server/http-server.ts';
import { removeNetlifyProjects } from './server/netlify-project.ts';
import type { Payments } from './server/payments.ts';
import { routesTo } from './server/routes.ts';
import { noteSettings } from './server/running-settings.ts';
import { scheduledRequest, startSchedule } from './server/schedule.ts';
import { type ServiceOptions, startServices } from './server/services.ts';
import { createSiteRoute } from './server/site-route.ts';

export interface StackOptions extends ServiceOptions {
  /** The folder with the built site. With nothing that makes pages there are none. */
  siteDir?: string;
  /** Builds the site and tells its folder: at the start, and again whenever the build hook is called. */
  buildSite?: (backend: BackendForPages, signal: AbortSignal) => Promise<string>;
  /** Makes the pages when they are asked for, instead of a built site. */
  startPages?: (backend: BackendForPages, signal: AbortSignal) => Promise<DevPages>;
  /** Prints nothing, not even what the functions log. */
  quiet?: boolean;
  /** Told when a part of the start begins; what it returns is called at the part's end. */
  onStage?: (name: string) => () => void;
  /** Gives the start up. */
  signal?: AbortSignal;
}

/** What the making of pages has to know of the running backend. */
export interface BackendForPages {
  siteUrl: string;
  backendUrl: string;
  anonKey: string;
  query: Backend['query'];
}

export interface Stack {
  /** The one origin of the site, its functions and its backend. */
  url: string;
  backend: Backend;
  payments: Payments;
  google: { url: string };
  inbox: Inbox;
  /** What the functions are set to. */
  settings: Record<string, string>;
  /** A POST here asks for a new build, as the functions do after a change. */
  buildHookUrl: string;
  /** Has the build hook answer so and build nothing, until it is told undefined. */
  refuseBuilds(status: number | undefined): void;
  /** Calls the scheduled function now, as its next turn does. */
  runSchedule(): Promise<Response | undefined>;
  /** Publishes another built site in one step. */
  publish(siteDir: string): Promise<void>;
  /** Resolves when no build is running or waiting, not in the functions' later work either. */
  built(): Promise<void>;
  /** Lets running requests finish, then stops everything. */
  stop(): Promise<void>;
}

const drainMilliseconds = 10_000;

/**
 * Starts the whole site on this machine: backend, functions, pages, and what stands in for Google, the payment providers and mail.
 *
 * Throws a StartError or a BackendError, one plain sentence, when it cannot; nothing is left running then.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  // What was started is stopped in the opposite order, also when a later part does not start.
  await using started = new AsyncDisposableStack();
  const stage = inStages(options);
  const print = (text: string) => options.quiet || process.stderr.write(text);

  const gate = createGate();
  const { port = 0 } = options;
  const server = await serveHttp({ port, handle: gate.handle, upgrade: gate.upgrade });
  started.defer(() => server.close());
  const siteUrl = server.origin;
  const backendUrl = `http://127.0.0.1:${server.port}`;

  const services = await stage('Database', () => startServices(options, siteUrl, started));
  const { backend, google, inbox, payments } = services;
  gate.open({ handle: routesTo({ backend, google }) });

  const stopping = new AbortController();
  const givenUp = AbortSignal.any([stopping.signal, ...(options.signal ? [options.signal] : [])]);
  const forPages = { siteUrl, backendUrl, anonKey: backend.anonKey, query: backend.query };
  if (options.dataDir !== undefined) await removeNetlifyProjects(options.dataDir);
  const site = createSiteRoute(options.dataDir ?? tmpdir());
  started.defer(() => site.close());
  const publish = async () => {
    await site.publish((await options.buildSite?.(forPages, givenUp)) ?? options.siteDir);
  };
  const buildHook = createBuildHook(publish, print);

  const addresses = { siteUrl, backendUrl, buildHookUrl: `${backendUrl}${buildHook.path}` };
  const settings = functionsEnvironment(addresses, services);
  if (options.dataDir !== undefined) started.defer(await noteSettings(options.dataDir, settings));
  const functions = await startFunctions(settings, print);
  started.defer(() => functions.close());
  const devPages = await stage('Site', async () => {
    if (!options.startPages) return void (await publish());
    const pages = await options.startPages(forPages, givenUp);
    started.defer(() => pages.close());
    return pages;
  });

  gate.open({
    handle: routesTo({ backend, google, buildHook, functions, pages: devPages ?? site }),
    ...(devPages && { upgrade: devPages.upgrade }),
  });
  gate.ready();
  started.defer(() => server.idle(drainMilliseconds));
  started.defer(startSchedule(functions.respondToScheduler, siteUrl));
  started.defer(() => buildHook.close());
  started.defer(() => stopping.abort());
  started.defer(() => gate.shut(backend.serviceKey));

  const running = started.move();
  let stopped: Promise<void> | undefined;
  return {
    url: siteUrl,
    backend,
    payments,
    google,
    inbox,
    settings,
    buildHookUrl: addresses.buildHookUrl,
    refuseBuilds: (status) => buildHook.refuseWith(status),
    runSchedule: () => functions.respondToScheduler(scheduledRequest(siteUrl)),
    publish: (siteDir) => site.publish(siteDir),
    built: () => functions.idle().then(() => buildHook.idle()),
    stop: () => (stopped ??= running.disposeAsync()),
  };
}

/** Runs a part of the start, unless the start was given up. */
function inStages({ onStage, signal }: StackOptions) {
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    signal?.throwIfAborted();
    const end = onStage?.(name);
    const result = await work();
    signal?.throwIfAborted();
    end?.();
    return result;
  };
}
