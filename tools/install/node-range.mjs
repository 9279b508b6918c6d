/**
 * Whether a version of Node is in a range such as `^20.19.0 || >=22.12.0`. It knows no other signs.
 * @param {string} range
 * @param {string} version
 */
export const isInRange = (range, version) =>
  range.split('||').some((part) => {
    const [, sign, least] = /^(\^|>=)\s*(\d+(?:\.\d+){0,2})$/.exec(part.trim()) ?? [];
    if (!least) return false;
    const isSameMajor = majorOf(version) === majorOf(least);
    return isAtLeast(version, least) && (sign === '>=' || isSameMajor);
  });

/**
 * The oldest versions of a range, in words: `20.19 or 22.12`.
 * @param {string} range
 */
export const oldestOf = (range) => (range.match(/\d+\.\d+/g) ?? []).join(' or ');

const numbersOf = (version) => version.split('.').map(Number);
const majorOf = (version) => numbersOf(version)[0];

function isAtLeast(version, least) {
  const found = numbersOf(version);
  const wanted = numbersOf(least);
  const differs = wanted.findIndex((number, index) => found[index] !== number);
  return differs === -1 || found[differs] > wanted[differs];
}
