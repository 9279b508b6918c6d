import { readStored, removeStored, writeStored } from './storage.ts';
import {
  bookingStorageKey,
  buyerStorageKey,
  checkoutStorageKey,
  heldTimesStorageKey,
  pageDraftsStorageKey,
  paidWithStorageKey,
  profileStorageKey,
  questionsStorageKey,
  registrationStorageKey,
  reviewStorageKey,
  signUpStorageKey,
  unsentTextsStorageKey,
} from './storage-keys.ts';
import { storedAccountId } from './stored-account.ts';

// What people type is kept in their tab, also while they have to sign in again. A logout ends that in every tab: in those
// that are open by its mark in the storage of the browser, in the others when they read next. docs/decisions/logout.md.

const markKey = 'mentor.left';
const accountKey = 'mentor.account';

const typedKeys = [
  profileStorageKey,
  registrationStorageKey,
  reviewStorageKey,
  checkoutStorageKey,
  bookingStorageKey,
  heldTimesStorageKey,
  unsentTextsStorageKey,
  pageDraftsStorageKey,
  questionsStorageKey,
  paidWithStorageKey,
  signUpStorageKey,
];

const mark = () => readStored('local', markKey);
const markAtStart = mark();

/** Whether someone has logged out in this browser since this page began. */
export const hasLoggedOut = (): boolean => mark() !== markAtStart;

/**
 * Deletes what this tab keeps from before a logout, or of another account: a session that has ended by itself leaves it.
 * Before anything is kept or read.
 */
export function dropTextsOfOthers(): void {
  const account = storedAccountId();
  const before = readStored('session', accountKey) ?? account;
  if (readStored('session', markKey) !== mark() || (account && account !== before)) dropTexts();
  if (account) writeStored('session', accountKey, account);
}

function dropTexts(): void {
  for (const key of [accountKey, ...typedKeys]) removeStored('session', key);
  writeStored('session', markKey, mark());
}

/** Someone is leaving: what shows who they are goes, here and in other tabs. */
export function markLogout(): void {
  removeStored('local', buyerStorageKey);
  writeStored('local', markKey, Date.now());
  dropTexts();
}

/** Calls `forget` when someone logs out in another tab. The build knows no tabs. */
export function onLogoutElsewhere(forget: () => void): void {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === markKey) forget();
  });
}
