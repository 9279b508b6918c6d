import { paths } from '#src/shared/paths.ts';

/** Beside each form: one sentence that says what the data is used for, and the way to the notice. */
export function PrivacyNote({ children }: { children: string }) {
  return (
    <p className="text-small text-soft">
      {children}{' '}
      <a className="link" href={paths.privacy}>
        Privacy
      </a>
    </p>
  );
}
