import { $checkout, rememberCustomer } from '#src/shared/stores/checkout.ts';

const guardianNames = ['under_18', 'guardian_name', 'guardian_email'];

/** Keeps what is typed in the payment form as it is. A parent's declaration is made anew each time. */
export function keepTyped(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const typed = (name: string) => String(fields.get(name) ?? '');
  const guardian = guardianNames.map((name) => [name, typed(name)]);
  rememberCustomer(
    { name: typed('customerName'), email: typed('customerEmail'), phone: typed('customerPhone') },
    $checkout.get()?.submissionId ? undefined : Object.fromEntries(guardian),
  );
}
