import { atom, map, readonlyType } from 'nanostores';
import { countInquiries, listInquiries } from '#src/features/admin/data/inquiries.ts';
import { filterFor, type InquiryChoice, kindsIn } from '#src/features/admin/lib/inquiry-choice.ts';
import type { Inquiry, InquiryCounts, InquiryKind } from '#src/features/admin/schemas/inquiry.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { notify } from '#src/shared/stores/toasts.ts';

interface InquiryList {
  rows: Inquiry[];
  /** How many the filter lets through. */
  total: number;
  /** From 1 on. */
  page: number;
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
const createInquiryList = () =>
  createLoader<InquiryList>({ rows: [], total: 0, page: 1, status: 'loading' }, () =>
    // Both lists fail together, and the same notice is shown once.
    notify(notices.submissionsLoadFailed),
  );

const $chosen = map<InquiryChoice>(everything);
const $counts = atom<InquiryCounts | undefined>();

export const $inquiryChoice = readonlyType($chosen);
export const inquiryLists = {
  individual: createInquiryList(),
  college: createInquiryList(),
  contact: createInquiryList(),
};
/** How many inquiries there are without the filter; undefined until that is known. */
export const $inquiryCounts = readonlyType($counts);

/** Asks again for what is chosen; what is shown stays until the answer is here. */
export async function refreshInquiries(): Promise<void> {
  await Promise.all([
    load(kindsIn($chosen.get()), (kind) => inquiryLists[kind].$state.get().page),
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

async function load(kinds: readonly InquiryKind[], pageOf: (kind: InquiryKind) => number) {
  const choice = $chosen.get();
  await Promise.all(
    kinds.map((kind) => inquiryLists[kind].load(() => readPage(kind, choice, pageOf(kind)))),
  );
}

async function readPage(
  kind: InquiryKind,
  choice: InquiryChoice,
  page: number,
): Promise<InquiryList> {
  const count = limits.inquiriesPerPage;
  const from = (page - 1) * count;
  const part = await listInquiries(kind, filterFor(kind, choice), choice.order, { from, count });
  // Others deleted what was on the last page.
  if (part.rows.length === 0 && page > 1) return readPage(kind, choice, lastPage(part.total));
  return { ...part, page };
}

/** How many pages there are; an empty list has one. */
export const lastPage = (total: number): number =>
  Math.max(1, Math.ceil(total / limits.inquiriesPerPage));

async function refreshCounts(): Promise<void> {
  try {
    $counts.set(await countInquiries());
  } catch {
    // The lists say that the backend does not answer; the old counts stay.
  }
}

/** Shows a row as it is now, or as it will be when the database agrees. */
export function replaceInquiry(inquiry: Inquiry): void {
  const { $state, change } = inquiryLists[inquiry.type];
  change({ rows: $state.get().rows.map((row) => (row.id === inquiry.id ? inquiry : row)) });
}
