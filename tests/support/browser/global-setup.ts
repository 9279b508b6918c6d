import { stackEnvironment } from './stack-in-use.ts';
import { startTestStack } from './start-stack.ts';

/** Starts the site once for all browser tests, unless someone who started them has done so (tools/test.ts). */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_STACK']) return undefined;
  const { stack, stop } = await startTestStack();
  Object.assign(process.env, stackEnvironment(stack));
  return stop;
}
