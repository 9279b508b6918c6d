import { atom, readonlyType } from 'nanostores';
import type { MailKind } from '#src/shared/data/sign-in.ts';

export type AuthView =
  | 'login'
  | 'signUp'
  | 'forgot'
  /** A mail to set a new password is on its way. */
  | 'mailed'
  | 'newPassword'
  /** The link of a mail did not work. */
  | 'expired';

export interface SentMail {
  kind: MailKind;
  to: string;
}

export interface AuthScreen {
  view: AuthView;
  /** What was typed in the view before, so that it need not be typed twice. */
  typedEmail: string;
  /** The last error; shown in red until something else happens. */
  problem?: string | undefined;
  /** The mail that we wait for, beside the login form or in place of it. */
  sent?: SentMail | undefined;
}

const $state = atom<AuthScreen>({ view: 'login', typedEmail: '' });
export const $authScreen = readonlyType($state);

/** Shows another part of the screen. Only the typed email and what is in `change` stay. */
export function show(view: AuthView, change: Partial<Omit<AuthScreen, 'view'>> = {}): void {
  $state.set({ view, typedEmail: $state.get().typedEmail, ...change });
}

export function showProblem(problem: string | undefined): void {
  $state.set({ ...$state.get(), problem });
}

/** The mail is on its way; the view stays. */
export function waitForMail(sent: SentMail): void {
  $state.set({ ...$state.get(), sent });
}
