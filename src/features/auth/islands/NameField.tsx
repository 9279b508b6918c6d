import { useState } from 'react';
import { readTyped } from '#src/features/auth/stores/draft.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { TextField } from '#src/shared/ui/Field.tsx';

/** The field of the name, filled with what was typed before somebody left the sign-up. */
export function NameField({ problem }: { problem: string | undefined }) {
  const [typed] = useState(readTyped);
  return (
    <TextField
      label="Full Name"
      name="fullName"
      autoComplete="name"
      required
      maxLength={limits.nameMaximum}
      defaultValue={typed?.fullName}
      problem={problem}
    />
  );
}
