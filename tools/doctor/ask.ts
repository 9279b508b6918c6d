const timeLimitMilliseconds = 10_000;

export interface Asked {
  status: number;
  headers: Headers;
  text: string;
  /** Of an answer in JSON; undefined otherwise. */
  json: unknown;
}

/** The answer of a service, whatever its status; undefined when it does not answer. */
export async function ask(address: string, init: RequestInit = {}): Promise<Asked | undefined> {
  try {
    const signal = AbortSignal.timeout(timeLimitMilliseconds);
    const answer = await fetch(address, { redirect: 'manual', signal, ...init });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: parsed(text) };
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
