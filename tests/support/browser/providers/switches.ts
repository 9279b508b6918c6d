/** The hand on a pretended payment provider; the switches are listed in local/payments/control-routes.ts. */
export interface Switches {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body?: object): Promise<Answer>;
}

export function switchesAt(url: string): Switches {
  async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(`${url}/_control/${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  return {
    get: (path) => call(path),
    post: (path, body = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
