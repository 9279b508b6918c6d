import { atom, computed, readonlyType } from 'nanostores';
import { readStored } from '#src/shared/browser/storage.ts';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import {
  type Account,
  hideRefreshToken,
  type SessionEvent,
  watchSession,
} from '#src/shared/data/auth-session.ts';
import { findProfile, findUserRole } from '#src/shared/data/profiles.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { readAuthCallback } from '#src/shared/lib/auth-callback.ts';
import { trackLatestRequest } from '#src/shared/lib/latest-request.ts';
import { isAdminRole } from '#src/shared/lib/role.ts';
import { paths } from '#src/shared/paths.ts';
import {
  askForOtherLink,
  forgetAuthCallback,
  type Opened,
  finishAuthCallback,
} from './auth-callback.ts';
import { forgetLearning } from '#src/shared/browser/forget-learning.ts';
import { dropTextsOfOthers, onLogoutElsewhere } from '#src/shared/browser/logout-mark.ts';
import { replacePage } from '#src/shared/browser/replace-page.ts';
import { until } from './until.ts';

export type Session =
  | { status: 'unknown'; isAdmin: false; user?: never }
  | { status: 'signedOut'; isAdmin: false; user?: never }
  | {
      status: 'signedIn';
      user: Account;
      isAdmin: boolean;
      /** False: the role could not be read, and nobody knows whether this is an admin. */
      isRoleKnown: boolean;
    };

const $state = atom<Session>({ status: 'unknown', isAdmin: false });

/** Who is signed in, for the screen only: what someone may do is decided by the database. */
export const $session = readonlyType($state);
export const $isAdmin = computed($state, ({ isAdmin }) => isAdmin);

/** Whether a session is in the storage; answers at once and loads nothing. */
export function hasStoredSession(): boolean {
  return readStored('local', authStorageKey) !== undefined;
}

let starting: Promise<void> | undefined;

/**
 * Loads supabase-js, takes over a sign-in that the address carries, and follows the session from then on, in other
 * tabs too. Resolves when it is known whether someone is signed in; calling it again does nothing more.
 */
export function startSession(): Promise<void> {
  starting ??= start().catch((error: unknown) => {
    // The code could not be loaded: nobody is known to be signed in, and the next call tries again.
    console.error(error);
    starting = undefined;
  });
  return starting;
}

async function start(): Promise<void> {
  const callback = readAuthCallback(location.href);
  // The sign-in screen says why, and what one can do about it.
  if (callback?.kind === 'refused' && location.pathname !== paths.auth) {
    return replacePage(paths.auth + location.search + location.hash);
  }
  if (callback?.kind === 'tokens') forgetAuthCallback();
  if (callback?.kind === 'halfway') askForOtherLink();

  addEventListener('pageshow', hideEndedSession);
  onLogoutElsewhere(dropTextsOfOthers);
  const opened = open();
  if (callback?.kind === 'code') return finishAuthCallback(opened);
  await opened;
}

async function open(): Promise<Opened> {
  const wasSignedIn = hasStoredSession();
  let isRecovering = false;
  const failure = await watchSession((event) => {
    isRecovering ||= event.kind === 'recovery';
    void follow(event);
  }).then(() => undefined, asFailure);
  await until($state, ({ status }) => status !== 'unknown');
  return { wasSignedIn, isSignedIn: $state.get().status === 'signedIn', isRecovering, failure };
}

function asFailure(error: unknown): DataError {
  if (error instanceof DataError) return error;
  throw error;
}

const startFollowing = trackLatestRequest();

// A session counts as known when its role is known. An answer to an earlier event is dropped.
async function follow(event: SessionEvent): Promise<void> {
  const isLatest = startFollowing();
  if (event.kind === 'signedOut') {
    // Without a network nobody is known to be signed in, and the session is still stored.
    if (!hasStoredSession()) void forgetLearning().catch(() => undefined);
    return $state.set({ status: 'signedOut', isAdmin: false });
  }
  const state = await describe(event.account);
  if (isLatest()) $state.set(state);
}

async function describe(account: Account): Promise<Session> {
  try {
    const [profile, userRole] = await Promise.all([
      findProfile(account.id),
      findUserRole(account.id),
    ]);
    const isAdmin = isAdminRole(userRole, profile?.role);
    // Before the store changes, because a sign-in leaves the page at once.
    if (isAdmin) await hideRefreshToken();
    return {
      status: 'signedIn',
      user: { ...account, fullName: profile?.full_name || account.fullName },
      isAdmin,
      isRoleKnown: true,
    };
  } catch {
    // The role was read before: an open screen with typed text must not close because of a network failure.
    const known = $state.get();
    if (known.status === 'signedIn' && known.isRoleKnown && known.user.id === account.id)
      return known;
    return { status: 'signedIn', user: account, isAdmin: false, isRoleKnown: false };
  }
}

// The browser keeps left pages as they were: going back after a logout must not show one.
function hideEndedSession({ persisted }: PageTransitionEvent): void {
  if (!persisted || hasStoredSession() || $state.get().status !== 'signedIn') return;
  document.body.replaceChildren();
  location.reload();
}
