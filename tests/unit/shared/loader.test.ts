import { expect, test } from 'vitest';
import { DataError } from '#src/shared/data/unwrap.ts';
import { trackLatestRequest } from '#src/shared/lib/latest-request.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface List {
  rows: string[];
}

/** A list whose requests are answered by the test, in the order that it likes. */
function openList(failed?: (error: unknown) => Partial<List> | void) {
  const { $state, load, refresh, change } = createLoader<List>(
    { rows: [], status: 'idle' },
    failed,
  );
  const requests: PromiseWithResolvers<List>[] = [];
  const request = () => {
    const answer = Promise.withResolvers<List>();
    requests.push(answer);
    return answer.promise;
  };
  return {
    $state,
    change,
    load: () => load(request),
    refresh: () => refresh(request),
    answer: (place: number, ...rows: string[]) => requests[place]!.resolve({ rows }),
    fail: (place: number, error = new Error('The backend is down')) =>
      requests[place]!.reject(error),
  };
}

test('someone sees that a list is loading, and then its rows', async () => {
  const { $state, load, answer } = openList();
  const loading = load();
  expect($state.get()).toMatchObject({ rows: [], status: 'loading' });
  answer(0, 'first');
  await loading;
  expect($state.get()).toMatchObject({ rows: ['first'], status: 'loaded' });
});

test('a late answer to an earlier request does not replace the answer to the latest', async () => {
  const { $state, load, answer } = openList();
  const both = [load(), load()];
  answer(1, 'latest');
  await both[1];
  answer(0, 'earlier');
  await both[0];
  expect($state.get()).toMatchObject({ rows: ['latest'], status: 'loaded' });
});

test('an early answer to an earlier request is not shown while the latest is awaited', async () => {
  const { $state, load, answer } = openList();
  const earlier = load();
  void load();
  answer(0, 'earlier');
  await earlier;
  expect($state.get()).toMatchObject({ rows: [], status: 'loading' });
});

test('the failure of an earlier request is not told', async () => {
  const told: unknown[] = [];
  const { $state, load, answer, fail } = openList((error) => void told.push(error));
  const both = [load(), load()];
  fail(0);
  answer(1, 'latest');
  await Promise.all(both);
  expect($state.get()).toMatchObject({ rows: ['latest'], status: 'loaded' });
  expect(told).toEqual([]);
});

test('a failure is reported and removes no rows', async () => {
  const told: unknown[] = [];
  const { $state, load, answer, fail } = openList((error) => void told.push(error));
  const first = load();
  answer(0, 'kept');
  await first;
  const again = load();
  fail(1);
  await again;
  expect($state.get()).toMatchObject({ rows: ['kept'], status: 'failed' });
  expect(told).toEqual([new Error('The backend is down')]);
});

test('after a failure someone can try again', async () => {
  const { $state, load, answer, fail } = openList();
  const first = load();
  fail(0);
  await first;
  const again = load();
  // That it failed is still said, so that the line with "Try Again" does not jump away under the pointer.
  expect($state.get()).toEqual({ rows: [], status: 'loading', hasFailed: true });
  answer(1, 'at last');
  await again;
  expect($state.get()).toEqual({ rows: ['at last'], status: 'loaded', hasFailed: false });
});

test('a store can say what else a failure changes', async () => {
  const { $state, change, load, fail } = openList(() => ({ rows: [] }));
  change({ rows: ['of another filter'] });
  const loading = load();
  fail(0);
  await loading;
  expect($state.get()).toMatchObject({ rows: [], status: 'failed' });
});

test('a quiet refresh does not say that it is loading', async () => {
  const { $state, change, refresh, answer } = openList();
  change({ rows: ['before'], status: 'loaded' });
  const refreshing = refresh();
  expect($state.get()).toMatchObject({ rows: ['before'], status: 'loaded' });
  answer(0, 'newer');
  await refreshing;
  expect($state.get()).toMatchObject({ rows: ['newer'], status: 'loaded' });
});

test('a row that changes while the list is loading changes at once', () => {
  const { $state, change, load } = openList();
  void load();
  change({ rows: ['edited'] });
  expect($state.get()).toMatchObject({ rows: ['edited'], status: 'loading' });
});

test('only the latest of several requests knows that it is the latest', () => {
  const startRequest = trackLatestRequest();
  const isEarlierLatest = startRequest();
  expect(isEarlierLatest()).toBe(true);
  const isLaterLatest = startRequest();
  expect([isEarlierLatest(), isLaterLatest()]).toEqual([false, true]);
});

test('rows that were loaded stay on the screen when the session ends, and others are not called loaded', async () => {
  const { $state, load, refresh, answer, fail } = openList();
  const forbidden = new DataError('forbidden', '');
  const first = load();
  fail(0, forbidden);
  await first;
  expect($state.get()).toMatchObject({ status: 'failed', hasFailed: true });
  const second = load();
  answer(1, 'first');
  await second;
  const third = refresh();
  fail(2, forbidden);
  await third;
  expect($state.get()).toMatchObject({ rows: ['first'], status: 'loaded', hasFailed: true });
});
