import { useStore } from '@nanostores/react';
import {
  $isLeavingForGoogle,
  $isSubmitting,
  signInWithGoogle,
} from '#src/features/auth/stores/sign-in.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** Google's own mark in its own colours, as its branding asks for. */
const mark = [
  [
    '#4285F4',
    'M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-2 3.3-4.8 3.3-8.2',
  ],
  ['#34A853', 'M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8a6.7 6.7 0 0 1-10-3.5H2v2.9A11 11 0 0 0 12 23'],
  ['#FBBC05', 'M5.7 14.1a6.6 6.6 0 0 1 0-4.2V7H2a11 11 0 0 0 0 9.9z'],
  ['#EA4335', 'M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2 7l3.7 2.9A6.6 6.6 0 0 1 12 5.4'],
] as const;

export function GoogleButton() {
  const isLeaving = useStore($isLeavingForGoogle);
  const isSubmitting = useStore($isSubmitting);
  return (
    <>
      <Button
        look="quiet"
        className="w-full"
        busy={isLeaving}
        busyLabel="Opening Google..."
        disabled={isSubmitting}
        onClick={() => void signInWithGoogle()}
      >
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          {mark.map(([fill, d]) => (
            <path key={fill} fill={fill} d={d} />
          ))}
        </svg>
        Continue with Google
      </Button>
      <p className="flex items-center gap-4 text-small text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with your email
      </p>
    </>
  );
}
