import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { emailSchema, optionalText, requiredText } from './text.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
// bcrypt stops at a NUL, and half a character would be stored as another one.
const isStorablePassword = (password: string) => !/\0|\p{Cs}/u.test(password);

const existingPassword = z.string(validation.password).check(
  z.minLength(1, validation.password),
  z.refine(
    (password) => bytesOf(password) <= limits.passwordMaximumBytes,
    validation.passwordTooLong,
  ),
);

const newPassword = existingPassword.check(
  z.refine(
    (password) => [...password].length >= limits.passwordMinimum,
    validation.passwordTooShort,
  ),
  z.refine(isStorablePassword, validation.unreadable),
);

export const loginSchema = z.object({ email: emailSchema, password: existingPassword });

/** docs/product.md 5, Sign-up. */
export const signUpSchema = z.object({
  fullName: requiredText(validation.fullNameRequired, limits.nameMaximum),
  email: emailSchema,
  password: newPassword,
});

export const emailOnlySchema = z.object({ email: emailSchema });
export const newPasswordSchema = z.object({ password: newPassword });
export const confirmPasswordSchema = z.object({ password: existingPassword });
/** Someone who came with Google may have no current password; then there is no field for it. */
export const changePasswordSchema = z.object({
  current: z.optional(existingPassword),
  password: newPassword,
});

/** The digits that a mail offers in place of its link. */
export const codeSchema = z.object({
  code: z.string(validation.code).check(z.trim(), z.regex(/^\d{6,10}$/, validation.code)),
});

/** docs/product.md 5, Profile: only the address is required. */
export const profileSchema = z.object({
  email: emailSchema,
  fullName: optionalText(limits.nameMaximum),
});

/** Deleting an account asks for its address, so that nobody does it by a slip. */
export const confirmAddressSchema = (address: string) =>
  z.object({
    address: z
      .string(validation.confirmAddress)
      .check(
        z.refine(
          (typed) => typed.trim().toLowerCase() === address.toLowerCase(),
          validation.confirmAddress,
        ),
      ),
  });

export type Credentials = z.infer<typeof loginSchema>;
export type SignUp = z.infer<typeof signUpSchema>;
export type PasswordChange = z.infer<typeof changePasswordSchema>;
