import { randomBytes } from 'node:crypto';
import { answer } from './answers.ts';
import { sentenceFor } from './failure.ts';

export interface BuildHook {
  path: string;
  respond(request: Request): Response;
  /** Answers so from now on and builds nothing, like a host with its builds stopped; undefined: it builds again. */
  refuseWith(status: number | undefined): void;
  /** Resolves when no build is running or waiting to run. */
  idle(): Promise<void>;
  /** Starts no build any more, and waits for the one that is running. */
  close(): Promise<void>;
}

const gatherMilliseconds = 500;

/**
 * An address that asks for a new build, like a build hook of Netlify's: someone who knows it may call it.
 *
 * Calls that come close together make one build; calls during a build make one more after it. A build that fails is
 * told through `print`; the site stays as it was.
 */
export function createBuildHook(
  build: () => Promise<void>,
  print: (text: string) => void,
): BuildHook {
  const path = `/build_hooks/${randomBytes(12).toString('hex')}`;
  let endGathering = () => {};
  let isWanted = false;
  let isClosed = false;
  let refusal: number | undefined;
  let building: Promise<void> = Promise.resolve();

  return {
    path,
    respond: (request) => {
      if (request.method !== 'POST') return answer(405, 'Not allowed.', { allow: 'POST' });
      if (refusal !== undefined) return answer(refusal, 'Not built.');
      if (!isWanted && !isClosed) {
        isWanted = true;
        building = Promise.all([building, gather()]).then(buildOnce);
      }
      return new Response(null, { status: 200 });
    },
    refuseWith: (status) => {
      refusal = status;
    },
    idle: () => building,
    close: async () => {
      isClosed = true;
      endGathering();
      await building;
    },
  };

  function gather(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, gatherMilliseconds);
      endGathering = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function buildOnce() {
    isWanted = false;
    if (isClosed) return;
    try {
      await build();
    } catch (error) {
      if (!isClosed)
        print(`The site was not built again and stays as it was. ${sentenceFor(error)}\n`);
    }
  }
}
