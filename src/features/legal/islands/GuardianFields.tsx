import { useState } from 'react';
import type { GuardianColumns } from '#src/features/legal/schemas/guardian.ts';
import { limits } from '#src/shared/lib/limits.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { paths } from '#src/shared/paths.ts';
import { TextField } from '#src/shared/ui/Field.tsx';
import { TickField } from '#src/shared/ui/TickField.tsx';

interface GuardianFieldsProps {
  problems: Problems;
  /** What they begin with. */
  typed?: GuardianColumns;
  /** So that the form asks for nothing more: somebody under 18 cannot agree to messages or a newsletter. */
  onChange?: (isUnder18: boolean) => void;
}

/** One box for everybody; the parent or guardian is asked for once it is ticked. Its rules are in schemas/guardian.ts. */
export function GuardianFields({ problems, typed = {}, onChange }: GuardianFieldsProps) {
  const [isUnder18, setIsUnder18] = useState(typed.under_18 === true);
  const tick = (ticked: boolean) => {
    setIsUnder18(ticked);
    onChange?.(ticked);
  };
  return (
    <div className="grid gap-3">
      <TickField
        name="under_18"
        checked={isUnder18}
        onChange={(change) => tick(change.target.checked)}
      >
        The student is under 18
      </TickField>
      {isUnder18 && (
        <fieldset className="grid gap-5">
          <legend className="label">Parent or guardian</legend>
          <p className="text-small text-soft">
            The law asks a parent or guardian to agree. If you are the student, please fill this in
            together with them. We send them each email about it too.
          </p>
          <TextField
            label="Name of the parent or guardian"
            name="guardian_name"
            defaultValue={typed.guardian_name}
            autoComplete="off"
            required
            maxLength={limits.nameMaximum}
            problem={problems['guardian_name']}
          />
          <TextField
            label="Email of the parent or guardian"
            name="guardian_email"
            type="email"
            defaultValue={typed.guardian_email}
            autoComplete="off"
            required
            maxLength={limits.emailMaximum}
            problem={problems['guardian_email']}
          />
          <TickField name="guardian_declared_at" problem={problems['guardian_declared_at']}>
            <span>
              I am the parent or guardian of this student, I am 18 or older, and I agree to the{' '}
              <a className="link" href={paths.privacy} target="_blank" rel="noreferrer">
                privacy notice
              </a>{' '}
              for them.
            </span>
          </TickField>
        </fieldset>
      )}
    </div>
  );
}
