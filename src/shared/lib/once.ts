/**
 * Sends a content with an id that a second try has too: after a lost answer nothing is stored twice. What is changed
 * before that try has an id of its own, or it would count as stored already. What is sent beside the content may differ
 * in that try.
 */
export function createOnce<Content, Beside extends unknown[], Result>(
  send: (id: string, content: Content, ...beside: Beside) => Promise<Result>,
) {
  let attempt: { id: string; content: string } | undefined;

  return async (given: Content, ...beside: Beside): Promise<Result> => {
    const content = JSON.stringify(given);
    if (attempt?.content !== content) attempt = { id: crypto.randomUUID(), content };
    const result = await send(attempt.id, given, ...beside);
    attempt = undefined;
    return result;
  };
}
