import { afterAll, beforeAll } from 'vitest';
import { invitePeople, type People } from './people.ts';
import { openTestBackend, type TestBackend } from './test-backend.ts';

/** The backend of the test file that runs now. */
export let backend: TestBackend;
/** The people who have an account there. */
export let people: People;

/** Opens a backend for this test file and invites people. */
export function useBackend(): void {
  beforeAll(async () => {
    backend = await openTestBackend();
    people = await invitePeople(backend);
  });
  afterAll(() => backend.close());
}
