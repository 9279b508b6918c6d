export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** The bits of entropy from which a password counts as fair, good and strong. */
const steps = [36, 52, 68];

const alphabets: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

// What people type first, and what a guesser therefore tries first.
const common = /pass\s?w[o0]rd|qwerty|asdf|letmein|welcome|admin|iloveyou|india|abc|1234|9876/gi;

/** An estimate of how hard a password is to guess. `known` is what a guesser knows: name, email. */
export function passwordStrength(
  password: string,
  known: readonly string[] = [],
): PasswordStrength {
  const parts = known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  let rest = password.toLowerCase();
  for (const part of parts) if (part.length > 2) rest = rest.replaceAll(part, '\u0000');
  rest = rest.replace(common, '\u0000').replace(/(.)\1+/gu, '$1');

  const alphabet = alphabets.reduce((sum, [has, size]) => sum + (has.test(password) ? size : 0), 0);
  const bits = [...rest].length * Math.log2(Math.max(alphabet, 2));
  return passwordStrengths[steps.filter((step) => bits >= step).length] ?? 'weak';
}
