/** What a step is about to do, or has just done. */
type Step = `${'before' | 'after'} ${'open' | 'put' | 'add' | 'delete'}`;

/**
 * The caches of a browser, in memory, as the specification of service workers has them: rows in the order in which they
 * were put, and a cache that was deleted while it was open keeps for nobody what is put into it.
 */
export function browserCaches() {
  const caches = new Map<string, ReturnType<typeof cacheOf>>();
  let listen: (step: Step) => Promise<void> = async () => {};

  async function inSteps<Result>(name: 'open' | 'put' | 'add' | 'delete', act: () => Result) {
    await listen(`before ${name}`);
    const result = await act();
    await listen(`after ${name}`);
    return result;
  }

  function cacheOf() {
    const rows = new Map<string, Response>();
    const keyOf = (request: Request | string) =>
      new URL(typeof request === 'string' ? request : request.url, location.href).href;
    const put = (request: Request | string, response: Response) => {
      rows.delete(keyOf(request));
      rows.set(keyOf(request), response);
    };
    return {
      match: async (request: Request | string) => rows.get(keyOf(request))?.clone(),
      put: (request: Request | string, response: Response) =>
        inSteps('put', () => put(request, response)),
      add: (request: Request) =>
        inSteps('add', async () => {
          const answer = await fetch(request);
          if (!answer.ok) throw new TypeError('Request failed');
          put(request, answer);
        }),
      keys: async () => [...rows.keys()].map((url) => ({ url })),
      delete: async (request: Request | string) => rows.delete(keyOf(request)),
    };
  }

  return {
    open: (name: string) =>
      inSteps('open', () => {
        const cache = caches.get(name) ?? cacheOf();
        caches.set(name, cache);
        return cache;
      }),
    delete: (name: string) => inSteps('delete', () => caches.delete(name)),
    keys: async () => [...caches.keys()],
    /** Lets something happen in the middle of what is tested. */
    onStep: (listener: (step: Step) => Promise<void>) => void (listen = listener),
  };
}

export type BrowserCaches = ReturnType<typeof browserCaches>;

/** The paths that a cache keeps, in order. */
export const pathsIn = async (caches: BrowserCaches, name: string): Promise<string[]> =>
  (await (await caches.open(name)).keys()).map(({ url }) => url.replace(new URL(url).origin, ''));
