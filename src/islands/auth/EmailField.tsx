import { useStore } from '@nanostores/react';
import { limits } from '#src/config/limits.ts';
import { $authScreen } from '#src/stores/auth-screen.ts';
import { TextField } from '#src/ui/Field.tsx';

/** The address that signs someone in, with what was typed in the part of the screen before. */
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
