/** Records by id in the order of their creation; becomes a plain array in JSON. */
export class Collection<Item extends { id: string }> {
  readonly #items: Map<string, Item>;

  constructor(items: readonly Item[] = []) {
    this.#items = new Map(items.map((item) => [item.id, item]));
  }

  add(item: Item): Item {
    this.#items.set(item.id, item);
    return item;
  }

  get(id: string): Item | undefined {
    return this.#items.get(id);
  }

  all(): Item[] {
    return [...this.#items.values()];
  }

  newestFirst(): Item[] {
    return this.all().reverse();
  }

  toJSON(): Item[] {
    return this.all();
  }
}
