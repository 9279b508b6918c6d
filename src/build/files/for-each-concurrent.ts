/** Does something with every item, with a few of them under way at a time. */
export async function forEachConcurrent<Item>(
  atOnce: number,
  items: Iterable<Item> | AsyncIterable<Item>,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = shared(items);
  const work = async () => {
    for await (const item of queue) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** A generator hands each item to one of those who ask. */
async function* shared<Item>(items: Iterable<Item> | AsyncIterable<Item>) {
  yield* items;
}
