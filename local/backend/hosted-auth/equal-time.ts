import { setTimeout as sleep } from 'node:timers/promises';

const pathsThatMail = ['/auth/v1/signup', '/auth/v1/recover', '/auth/v1/resend'];
const leastMilliseconds = 250;

/** Mailing takes longer than not mailing; answering no sooner than this hides which of the two it was. */
export async function inEqualTime(request: Request, work: () => Promise<Response>) {
  if (!pathsThatMail.includes(new URL(request.url).pathname)) return work();
  const [answer] = await Promise.all([work(), sleep(leastMilliseconds)]);
  return answer;
}
