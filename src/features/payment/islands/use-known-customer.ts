import { type RefObject, useEffect } from 'react';
import { readStored } from '#src/shared/browser/storage.ts';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';

/** Fills in what is known of a buyer who is signed in, and changes nothing that somebody has typed. */
export function useKnownCustomer(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const isEmpty = (field: HTMLInputElement) => field.required && field.value === '';
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    if (!fields.some(isEmpty) || readStored('local', authStorageKey) === undefined) return;
    // Visitors need no code for it.
    void import('#src/features/payment/stores/known-customer.ts')
      .then(({ findKnownCustomer }) => findKnownCustomer())
      .then((known) => {
        for (const field of fields) {
          // Someone who is in a field already is about to type.
          if (!isEmpty(field) || field === document.activeElement) continue;
          field.value = known[field.name] ?? '';
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      })
      // Without it they type what is asked.
      .catch(() => undefined);
  }, [form]);
}
