import { expect, test } from 'vitest';
import { createOnce } from '#src/shared/lib/once.ts';

/** Sends to a backend that stores everything, and whose answer is lost while it is offline. */
function sender() {
  const ids: string[] = [];
  const network = { isOffline: false };
  const send = createOnce(async (id: string, _content: { question: string }) => {
    ids.push(id);
    if (network.isOffline) throw new Error('The answer was lost.');
  });
  return { ids, network, send };
}

test('a second try with the same words has the same id', async () => {
  const { ids, network, send } = sender();
  network.isOffline = true;
  await expect(send({ question: 'Why?' })).rejects.toThrow();
  network.isOffline = false;
  await send({ question: 'Why?' });
  expect(ids[1]).toBe(ids[0]);
});

test('words that were changed before the second try have an id of their own', async () => {
  const { ids, network, send } = sender();
  network.isOffline = true;
  await expect(send({ question: 'Why?' })).rejects.toThrow();
  network.isOffline = false;
  await send({ question: 'Why not?' });
  expect(ids[1]).not.toBe(ids[0]);
});

test('the same words can be sent again once they were stored', async () => {
  const { ids, send } = sender();
  await send({ question: 'Why?' });
  await send({ question: 'Why?' });
  expect(ids[1]).not.toBe(ids[0]);
});

test('what is sent beside the words may differ in a second try', async () => {
  const ids: string[] = [];
  const send = createOnce(async (id: string, _question: string, secondsOpen: number) => {
    ids.push(id);
    if (secondsOpen === 1) throw new Error('The answer was lost.');
  });
  await expect(send('Why?', 1)).rejects.toThrow();
  await send('Why?', 2);
  expect(ids[1]).toBe(ids[0]);
});
