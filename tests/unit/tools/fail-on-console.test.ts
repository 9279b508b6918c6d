import { describe, expect, test } from 'vitest';
import { watchConsole } from '../../support/console-watch.ts';
import { expectConsole } from '../../support/fail-on-console.ts';

const silent = () => ({ error: () => {}, warn: () => {} }) as unknown as Console;

describe('watchConsole', () => {
  test('complains about an error that nobody expected', () => {
    const console = silent();
    const watch = watchConsole(console);
    console.error('Failed to load %s', 'events', { status: 500 });
    expect(watch.takeComplaints()).toEqual([
      'Unexpected console.error: Failed to load events { status: 500 }',
    ]);
  });

  test('complains about a warning that nobody expected', () => {
    const console = silent();
    const watch = watchConsole(console);
    console.warn('deprecated');
    expect(watch.takeComplaints()).toEqual(['Unexpected console.warn: deprecated']);
  });

  test('accepts an expected message of the same level only', () => {
    const console = silent();
    const watch = watchConsole(console);
    watch.expect('error', /events/);
    console.error('no events');
    console.warn('no events');
    expect(watch.takeComplaints()).toEqual(['Unexpected console.warn: no events']);
  });

  test('complains when an expected message never came', () => {
    const watch = watchConsole(silent());
    watch.expect('error', /events/);
    expect(watch.takeComplaints()).toEqual([
      'Expected a console.error like /events/, but none came',
    ]);
  });

  test('starts over for each test', () => {
    const console = silent();
    const watch = watchConsole(console);
    console.error('once');
    watch.takeComplaints();
    expect(watch.takeComplaints()).toEqual([]);
  });
});

test('a test can expect the message that it provokes', () => {
  expectConsole('error', /on purpose/);
  console.error('This happens on purpose');
});

test.fails('a test fails when the code under test writes an error', () => {
  console.error('Nobody expected this');
});
