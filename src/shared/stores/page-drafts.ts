import { computed, map } from 'nanostores';
import * as z from 'zod/mini';
import { pageDraftsStorageKey } from '#src/shared/browser/logout-mark.ts';
import { storedAccountId } from '#src/shared/browser/stored-account.ts';
import type { DraftPlace } from '#src/shared/lib/draft-place.ts';
import { createDraft } from './draft.ts';

let owner: string | undefined;
/** Whoever else logs in meanwhile, what is typed here is theirs who opened the page. */
const ownerOf = () => (owner ??= storedAccountId());

const tabDrafts = createDraft(pageDraftsStorageKey, z.record(z.string(), z.unknown()));

/**
 * What is typed on a page of the desk and not saved, while its form comes and goes: a search takes rows away and brings
 * them back, and a phone that is short of memory closes the tab and loads its page again. It is kept for the tab and goes
 * at a logout. Before the page is left, it asks (use-unsaved-warning.ts).
 */
export function createPageDrafts(page: string) {
  const beginning = () => `${ownerOf()} ${page} `;
  /** Those of this page load, also where storage is blocked. */
  const $drafts = map<Record<string, unknown>>({});
  const stored = () => tabDrafts.read() ?? {};
  const names = (): string[] =>
    Object.keys({ ...stored(), ...$drafts.get() })
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
        read: () => z.safeParse(schema, $drafts.get()[key] ?? stored()[key]).data,
        keep: (draft) => {
          $drafts.setKey(key, draft);
          const { [key]: before, ...others } = stored();
          if (draft !== undefined) tabDrafts.keep({ ...others, [key]: draft });
          else if (before !== undefined) tabDrafts.keep(others);
        },
      };
    },
  };
}
