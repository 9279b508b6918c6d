export interface WebhookAnswer {
  /** Null if the endpoint did not answer. */
  status: number | null;
  body: string;
}

interface Post {
  url: string;
  body: string;
  headers: Record<string, string>;
  answerMilliseconds: number;
}

/** Sends a signed body once; throws only when `cancelled` ends it. */
export async function postWebhook(
  { url, body, headers, answerMilliseconds }: Post,
  cancelled: AbortSignal,
): Promise<WebhookAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([cancelled, AbortSignal.timeout(answerMilliseconds)]),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    cancelled.throwIfAborted();
    return { status: null, body: '' };
  }
}

export const succeeded = ({ status }: WebhookAnswer): boolean =>
  status !== null && status >= 200 && status < 300;
