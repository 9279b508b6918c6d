import { limits } from './limits.ts';

// Mobile numbers of India: ten digits, the first one 6 to 9. private.is_phone() in the database takes nothing else.

const marks = /[\s()./\p{Pd}\p{Cf}]/gu;

export const isMobileNumber = (text: string): boolean => /^[6-9]\d{9}$/.test(text);

/** The ten digits of a mobile number, with or without +91 or 0 before it. Any other text loses only its marks. */
export function bareNumber(text: string): string {
  const bare = text.replace(marks, '');
  return /^(?:(?:\+|00)?91|0)?([6-9]\d{9})$/.exec(bare)?.[1] ?? bare;
}

/** As long as a mobile number, or longer, but a landline or mistyped: the first digit says so. */
export const isOtherNumber = (text: string): boolean => /^[0-5]\d{9,}$/.test(text);

/**
 * What a phone field keeps while someone types: digits, without a prefix once a whole number follows it. Until then the
 * prefix stays, because a mobile number may begin with 91 as well. `caret` is where the cursor was and where it goes.
 */
export function keepDigits(text: string, caret: number) {
  const digits = digitsOf(text);
  const prefix = /^(?:(?:00)?91|0)(?=[6-9])/.exec(digits)?.[0].length ?? 0;
  const isComplete = digits.length >= prefix + limits.phoneDigits;
  const start = isComplete ? prefix : 0;
  const kept = digits.slice(start, prefix + limits.phoneDigits);
  return {
    kept,
    caret: Math.min(Math.max(digitsOf(text.slice(0, caret)).length - start, 0), kept.length),
    hasLeftOut: digits.length > prefix + limits.phoneDigits,
  };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
