import type { WithGuardian } from '#src/shared/lib/guardian-cells.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';

/** Who the mentor talks to about a student under 18; nothing for an adult. */
export function GuardianNote({ under_18, guardian_name, guardian_email }: WithGuardian) {
  if (!under_18) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small">
      <Badge tone="sun">Under 18</Badge>
      {guardian_name !== null && guardian_email !== null && (
        <>
          <span>
            Parent or guardian: <bdi>{guardian_name}</bdi>
          </span>
          <a
            className="link inline-flex min-h-11 items-center wrap-anywhere"
            href={`mailto:${encodeURIComponent(guardian_email)}`}
          >
            {guardian_email}
          </a>
        </>
      )}
    </p>
  );
}
