/** What a form-encoded body says before anyone has checked it: texts in nested hashes. */
export type Given = string | GivenHash;
export interface GivenHash {
  [name: string]: Given;
}

/** A hash without a prototype, so that a parameter called `__proto__` is a parameter and nothing else. */
const emptyHash = (): GivenHash => Object.create(null) as GivenHash;

/** `line_items[0][price_data][currency]` → ['line_items', '0', 'price_data', 'currency'] */
function pathOf(key: string): string[] {
  const [name = '', ...nested] = key.split('[');
  return [name, ...nested.map((part) => part.replace(/\]$/, ''))];
}

/** Lists stay hashes here (`{ '0': ..., '1': ... }`): only the reader of a parameter knows which is meant. */
export function parseForm(encoded: string): GivenHash {
  const root = emptyHash();
  for (const [key, value] of new URLSearchParams(encoded)) {
    const path = pathOf(key);
    let hash = root;
    for (const [depth, part] of path.entries()) {
      const name = part === '' ? String(Object.keys(hash).length) : part;
      if (depth === path.length - 1) {
        hash[name] = value;
      } else {
        const next = hash[name];
        hash = hash[name] = typeof next === 'object' ? next : emptyHash();
      }
    }
  }
  return root;
}
