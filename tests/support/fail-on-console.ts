import { afterAll, afterEach, beforeEach } from 'vitest';
import { watchConsole } from './console-watch.ts';

// Vitest runs this file before each test file: someone who writes to the console without being asked fails the test.
const watch = watchConsole(console);

/** For a test that provokes a message: allows it and makes sure that it comes. */
export const expectConsole = watch.expect;

function complain() {
  const complaints = watch.takeComplaints();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

// Whatever was written while the file loaded or in a beforeAll belongs to the first test.
beforeEach(complain);
afterEach(complain);
afterAll(complain);
// The next file of the same worker puts a watch of its own in place.
afterAll(watch.restore);
