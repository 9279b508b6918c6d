/**
 * The answer of the network, or the one of last time if that is late, fails or is an error of the server. What has begun to
 * arrive is not given up: a slow page is read as it comes.
 */
export async function freshOrKept(
  fresh: Promise<Response>,
  kept: Response | undefined,
  patienceInMilliseconds: number,
): Promise<Response> {
  if (!kept) return fresh;
  const late = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), patienceInMilliseconds),
  );
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : kept;
}
