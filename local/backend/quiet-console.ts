import { AsyncLocalStorage } from 'node:async_hooks';

const silenced = new AsyncLocalStorage<true>();
/** The methods that know what is silenced. */
const patched = new WeakSet<object>();

/**
 * Runs `work` with nothing printed by it.
 *
 * @supabase/lite prints every failed query with its parameters, and so names, addresses and phone numbers. Only what
 * runs inside `work` is silenced; the rest of the process prints as before.
 */
export function quietly<Result>(work: () => Result): Result {
  patchConsole();
  return silenced.run(true, work);
}

function patchConsole() {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    // Someone who watches the console may have put a method of their own in its place.
    if (patched.has(console[method])) continue;
    const print = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      if (silenced.getStore() === undefined) print(...values);
      else reportFault(values);
    };
    patched.add(console[method]);
  }
}

/** Faults of the database itself are reported by their code, which names nobody; refusals of a request are silent. */
function reportFault(values: unknown[]) {
  for (const value of values) {
    const code = sqlState(value);
    if (code !== undefined && isFault(code)) {
      process.stderr.write(`The embedded database reported ${code}.\n`);
    }
  }
}

function sqlState(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined;
  const { code } = value;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

// SQLSTATE classes: insufficient resources, operator intervention, system error, configuration file, internal error.
const isFault = (code: string) => /^(?:53|57|58|F0|XX)/.test(code);
