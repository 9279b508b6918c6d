import { useStore } from '@nanostores/react';
import { $authScreen } from '#src/features/auth/stores/screen.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { TextField } from '#src/shared/ui/Field.tsx';

/** The field of the email, filled with what was typed in the part before. */
export function EmailField({ problem }: { problem: string | undefined }) {
  const { typedEmail } = useStore($authScreen, { ssr: 'initial' });
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      spellCheck={false}
      required
      maxLength={limits.emailMaximum}
      defaultValue={typedEmail}
      problem={problem}
    />
  );
}
