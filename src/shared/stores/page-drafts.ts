import { computed, map } from 'nanostores';
import * as z from 'zod/mini';
import { pageDraftsStorageKey } from '#src/shared/browser/storage-keys.ts';
import { pageAccountId } from '#src/shared/browser/stored-account.ts';
import type { DraftPlace } from '#src/shared/lib/draft-place.ts';
import { createNamedDrafts } from './named-drafts.ts';

/** By account, page and name. */
const tabDrafts = createNamedDrafts(pageDraftsStorageKey, z.unknown());

/**
 * What is typed on a page of the desk and not saved, while its form comes and goes: a search takes rows away and brings
 * them back, and a phone that is short of memory closes the tab and loads its page again. It is kept for the tab and goes
 * at a logout. Before the page is left, it asks (use-unsaved-warning.ts).
 */
export function createPageDrafts(page: string) {
  const beginning = () => `${pageAccountId()} ${page} `;
  /** Those of this page load, also where storage is blocked. */
  const $drafts = map<Record<string, unknown>>({});
  const names = (): string[] =>
    [...new Set([...tabDrafts.names(), ...Object.keys($drafts.get())])]
      .filter((name) => name.startsWith(beginning()))
      .map((name) => name.slice(beginning().length));

  return {
    $hasAny: computed($drafts, (drafts) => Object.keys(drafts).length > 0),
    names,
    /** One form alone uses a name. The schema checks what an earlier version of the page may have kept. */
    at: <Schema extends z.core.$ZodType>(
      name: string,
      schema: Schema,
    ): DraftPlace<z.output<Schema>> => {
      const key = beginning() + name;
      return {
        read: () => z.safeParse(schema, $drafts.get()[key] ?? tabDrafts.read(key)).data,
        keep: (draft) => {
          // A form says it each time that it is shown.
          if (draft !== undefined && draft === $drafts.get()[key]) return;
          $drafts.setKey(key, draft);
          if (draft !== undefined) tabDrafts.keep(key, draft);
          else if (tabDrafts.read(key) !== undefined) tabDrafts.forget(key);
        },
      };
    },
  };
}
