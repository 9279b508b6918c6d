import { useStore } from '@nanostores/react';
import { $changeProblem } from '#src/features/sessions/stores/session-change.ts';

/** Why the last change was not made; what was chosen is still there. */
export function ChangeProblem() {
  const problem = useStore($changeProblem);
  return (
    <div role="alert">
      {problem && (
        <p className="note note-alarm text-small">
          <strong className="block">{problem.title}</strong>
          {problem.message}
        </p>
      )}
    </div>
  );
}
