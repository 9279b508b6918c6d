import { atom, map, readonlyType } from 'nanostores';
import { countInquiries, listInquiries } from '#src/features/admin/data/inquiries.ts';
import { filterFor, type InquiryChoice, kindsIn } from '#src/features/admin/lib/inquiry-choice.ts';
import type { Inquiry, InquiryCounts, InquiryKind } from '#src/features/admin/schemas/inquiry.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notify } from '#src/shared/stores/toasts.ts';

export interface InquiryList {
  rows: Inquiry[];
  /** How many the filter lets through. */
  total: number;
  /** From 1 on. */
  page: number;
  status: 'loading' | 'ready' | 'failed';
}

const everything: InquiryChoice = {
  kind: '',
  order: 'newest',
  words: '',
  status: '',
  goal: '',
  mode: '',
  from: '',
  to: '',
};
const unread: InquiryList = { rows: [], total: 0, page: 1, status: 'loading' };

const $chosen = map<InquiryChoice>(everything);
const $lists = map<Record<InquiryKind, InquiryList>>({ individual: unread, college: unread });
const $counted = atom<InquiryCounts | undefined>();

export const $inquiryChoice = readonlyType($chosen);
export const $inquiryLists = readonlyType($lists);
/** All there are, whatever is chosen; undefined until that is known. */
export const $inquiryCounts = readonlyType($counted);

/** Asks again for what is chosen; what is shown stays until the answer is here. */
export async function refreshInquiries(): Promise<void> {
  await Promise.all([
    load(kindsIn($chosen.get()), (kind) => $lists.get()[kind].page),
    refreshCounts(),
  ]);
}

/** Shows what a changed choice lets through, from the first page on. */
export async function chooseInquiries(change: Partial<InquiryChoice>): Promise<void> {
  clearTimeout(typing);
  $chosen.set({ ...$chosen.get(), ...change });
  await load(kindsIn($chosen.get()), () => 1);
}

export const forgetChoice = (): Promise<void> =>
  chooseInquiries({ ...everything, order: $chosen.get().order });

let typing: ReturnType<typeof setTimeout> | undefined;
const pauseInMilliseconds = 250;

/** Searches when someone pauses typing, so that a key costs nothing and a word one request. */
export function searchInquiries(words: string): void {
  clearTimeout(typing);
  typing = setTimeout(() => void chooseInquiries({ words }), pauseInMilliseconds);
}

export const showInquiryPage = (kind: InquiryKind, page: number): Promise<void> =>
  load([kind], () => page);

// Both lists fail together, and that is said once.
async function load(kinds: readonly InquiryKind[], pageOf: (kind: InquiryKind) => number) {
  const loaded = await Promise.all(kinds.map((kind) => loadList(kind, pageOf(kind))));
  if (loaded.includes(false)) notify(notices.submissionsLoadFailed);
}

// A later question makes the answers to earlier ones worthless.
const turns: Record<InquiryKind, number> = { individual: 0, college: 0 };

/** False: it could not be loaded. */
async function loadList(kind: InquiryKind, page: number): Promise<boolean> {
  const turn = ++turns[kind];
  const choice = $chosen.get();
  $lists.setKey(kind, { ...$lists.get()[kind], status: 'loading' });
  try {
    const count = limits.inquiriesPerPage;
    const from = (page - 1) * count;
    const part = await listInquiries(kind, filterFor(kind, choice), choice.order, { from, count });
    if (turn !== turns[kind]) return true;
    // Others deleted what was on the last page.
    if (part.rows.length === 0 && page > 1) return await loadList(kind, lastPage(part.total));
    $lists.setKey(kind, { ...part, page, status: 'ready' });
    return true;
  } catch {
    if (turn !== turns[kind]) return true;
    $lists.setKey(kind, { ...$lists.get()[kind], status: 'failed' });
    return false;
  }
}

/** How many pages there are; an empty list has one. */
export const lastPage = (total: number): number =>
  Math.max(1, Math.ceil(total / limits.inquiriesPerPage));

async function refreshCounts(): Promise<void> {
  try {
    $counted.set(await countInquiries());
  } catch {
    // The lists say that the backend does not answer; the counts of before stay.
  }
}

/** Shows a row as it is now, or as it will be when the database agrees. */
export function replaceInquiry(inquiry: Inquiry): void {
  const list = $lists.get()[inquiry.type];
  const rows = list.rows.map((row) => (row.id === inquiry.id ? inquiry : row));
  $lists.setKey(inquiry.type, { ...list, rows });
}
