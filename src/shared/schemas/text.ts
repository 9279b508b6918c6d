import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { bareNumber, isMobileNumber, isOtherNumber } from '#src/shared/lib/phone.ts';
import { validation } from '#src/shared/messages/validation.ts';

// Characters that are stored but never seen: controls, zero-width marks and direction overrides.
const unstorable =
  // oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffd-\uffff]/u;
// What nobody can see: white space, what Unicode calls ignorable, controls, and blanks that have no property.
// private.is_visible() in the database goes by the same.
const invisible =
  // oxlint-disable-next-line no-misleading-character-class -- each mark is meant by itself
  /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{16fe4}\u{1d159}]/gu;

export const hasVisibleText = (text: string) => text.replace(invisible, '') !== '';
const loneSurrogate = /\p{Cs}/u;
const isStorable = (text: string) => !unstorable.test(text) && !loneSurrogate.test(text);

/** Text that someone must type: trimmed, visible, storable and bounded. `message` is shown when it is missing. */
export function requiredText(message: string, maximum: number = limits.shortTextMaximum) {
  return z
    .string(message)
    .check(
      z.trim(),
      z.refine(hasVisibleText, message),
      z.refine(isStorable, validation.unreadable),
      z.maxLength(maximum, validation.tooLong),
    );
}

export function optionalText(maximum: number = limits.longTextMaximum) {
  return z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.refine(isStorable, validation.unreadable),
        z.maxLength(maximum, validation.tooLong),
      ),
  );
}

// One address rule for forms and functions: what mailboxes, and those whom we name them to, take in ASCII (RFC 5321, 4.1.2,
// Dot-string). The database refuses only what is no address at all.
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]+(-+[a-z\d]+)*\.)+[a-z][a-z\d-]*[a-z\d]$/i;

export const emailSchema = z
  .string(validation.email)
  .check(
    z.trim(),
    z.maxLength(limits.emailMaximum, validation.email),
    z.regex(emailPattern, validation.email),
  );

/** A mobile number, as its ten digits (docs/product.md 5, Phone numbers). `message` is shown when it is missing. */
export const phoneNumber = (message: string = validation.phone) =>
  z.string(message).check(
    z.overwrite(bareNumber),
    z.refine((phone) => !isOtherNumber(phone), validation.mobileNumber),
    z.refine(isMobileNumber, message),
  );
