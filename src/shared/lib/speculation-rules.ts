/** The page behind a link is fetched when someone points at it, by the browsers that can, at no script of ours. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
