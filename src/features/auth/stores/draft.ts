import * as z from 'zod/mini';
import { signUpStorageKey } from '#src/shared/browser/storage-keys.ts';
import { createDraft } from '#src/shared/stores/draft.ts';

const draft = createDraft(signUpStorageKey, z.object({ fullName: z.string(), email: z.string() }));

export const readTyped = draft.read;
/** There is an account: nothing of it has to be typed again. */
export const forgetTyped = draft.forget;

/** Keeps what is typed for an account, and never the password: a phone can close the tab while somebody looks for a mail. */
export function keepTyped(form: HTMLFormElement): void {
  const fields = new FormData(form);
  draft.keep({
    // The login asks for no name, and the sign-up has it again.
    fullName: String(fields.get('fullName') ?? draft.read()?.fullName ?? ''),
    email: String(fields.get('email') ?? ''),
  });
}
