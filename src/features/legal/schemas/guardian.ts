import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { emailSchema, requiredText } from '#src/shared/schemas/text.ts';

const name = requiredText(validation.guardianName, limits.nameMaximum);

/** A parent or guardian who has agreed, as a function takes them. */
export const guardianSchema = z.object({
  name,
  email: emailSchema,
  declared: z.literal(true, validation.guardianDeclared),
});

export type Guardian = z.infer<typeof guardianSchema>;

const ticked = z.literal('on');

/** What `GuardianFields` adds to a form, by the columns of the table. It goes together with `guardianHasAgreed`. */
export const guardianFields = {
  under_18: z.exactOptional(
    z.pipe(
      ticked,
      z.transform(() => true),
    ),
  ),
  guardian_name: z.exactOptional(name),
  guardian_email: z.exactOptional(emailSchema),
  /** The database stores its own clock (private.stamp_declaration). */
  guardian_declared_at: z.exactOptional(
    z.pipe(
      ticked,
      z.transform(() => new Date().toISOString()),
    ),
  ),
};

export type GuardianColumns = Partial<{
  under_18: boolean;
  guardian_name: string;
  guardian_email: string;
  guardian_declared_at: string;
}>;

/** What was typed in its fields before, as they begin with it. The declaration is made anew. */
export const guardianTyped = (
  typed: Partial<Record<'under_18' | 'guardian_name' | 'guardian_email', string>>,
): GuardianColumns => ({
  under_18: typed.under_18 === 'on',
  guardian_name: typed.guardian_name ?? '',
  guardian_email: typed.guardian_email ?? '',
});

const missing = {
  guardian_name: validation.guardianName,
  guardian_email: validation.email,
  guardian_declared_at: validation.guardianDeclared,
};

/** Somebody under 18 needs a parent or guardian who has agreed; private.has_guardian() decides the same. */
export const guardianHasAgreed = z.check<GuardianColumns>(
  ({ value, issues }) => {
    if (!value.under_18) return;
    for (const [field, message] of Object.entries(missing)) {
      const given = value[field as keyof typeof missing];
      if (given === undefined) {
        issues.push({ code: 'custom', input: given, path: [field], message, continue: true });
      }
    }
  },
  // Also while something else is missing: all problems are shown together.
  { when: () => true },
);

/** What was filled in, as a function takes it; undefined for an adult. */
export function guardianOf(form: GuardianColumns): Guardian | undefined {
  const { under_18, guardian_name, guardian_email, guardian_declared_at } = form;
  if (!under_18 || !guardian_name || !guardian_email || !guardian_declared_at) return undefined;
  return { name: guardian_name, email: guardian_email, declared: true };
}
