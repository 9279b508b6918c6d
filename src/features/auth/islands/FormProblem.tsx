import { useStore } from '@nanostores/react';
import { $authScreen } from '#src/features/auth/stores/screen.ts';

/** What went wrong last, in red (docs/product.md 8, Auth error). */
export function FormProblem() {
  const { problem } = useStore($authScreen, { ssr: 'initial' });
  return (
    <div role="alert">
      {problem && <p className="note note-alarm text-small font-medium text-alarm">{problem}</p>}
    </div>
  );
}
