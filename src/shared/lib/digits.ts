import type { FormEvent } from 'react';

/** Strips what is not a digit while someone types, and stops at `maximum` digits (docs/product.md 5, Payment). */
export const digitsOnly = (maximum: number) => (event: FormEvent<HTMLInputElement>) => {
  const input = event.currentTarget;
  const digits = input.value.replace(/\D/g, '').slice(0, maximum);
  if (digits !== input.value) input.value = digits;
};
