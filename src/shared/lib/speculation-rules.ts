/** Browsers that can do it fetch the page of a link when someone points at it, without a script of ours. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
