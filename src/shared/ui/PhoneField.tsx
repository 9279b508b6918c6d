import { type FormEvent, useEffect, useRef, useState } from 'react';
import { keepDigits } from '#src/shared/lib/phone.ts';
import { TextField } from './Field.tsx';

interface PhoneFieldProps {
  label: string;
  name: string;
  defaultValue?: string | undefined;
  problem?: string | undefined;
}

/** A mobile number. +91 or 0 before it goes away by itself; where digits do not fit, the field says so. */
export function PhoneField(field: PhoneFieldProps) {
  const [hasLeftOut, setHasLeftOut] = useState(false);
  const element = useRef<HTMLInputElement>(null);

  // The note goes with the number.
  useEffect(() => {
    const form = element.current?.form;
    const forget = () => setHasLeftOut(false);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  const onInput = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const { kept, caret, hasLeftOut } = keepDigits(input.value, input.selectionStart ?? 0);
    setHasLeftOut(hasLeftOut);
    if (kept === input.value) return;
    input.value = kept;
    // Where the browser fills the field in, the cursor is in another one.
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  };

  return (
    <TextField
      {...field}
      ref={element}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      required
      hint="10-digit mobile number"
      note={hasLeftOut ? 'Only the first 10 digits were kept. Please check the number.' : ''}
      onInput={onInput}
    />
  );
}
