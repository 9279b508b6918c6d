import { ask } from './ask.ts';
import { type Finding, ok, unknown, wrong } from './finding.ts';

interface SignedEvent {
  /** What is tried. */
  item: string;
  /** Where the site takes events. */
  address: string;
  headers: Record<string, string>;
  body: string;
  /** What to do when the site refuses it. */
  refused: string;
}

/** Sends the site an event that means nothing, signed as the payment provider would. */
export async function trySignedEvent(event: SignedEvent): Promise<Finding> {
  const { item, address, headers, body, refused } = event;
  const answer = await ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  if (answer?.status === 200) return ok(item, 'is that of the site');
  if (answer?.status === 400) return wrong(item, refused);
  return unknown(item, `the site answers ${answer?.status ?? 'nothing'}`);
}
