/** The variables of a build, or their absence. */
export type Variables = Record<string, string | undefined>;

/** How a build is named to people, by Netlify's CONTEXT: docs.netlify.com/build/configure-builds/environment-variables. */
export function isPreview({ CONTEXT }: Variables): boolean {
  // It is production, deploy-preview, branch-deploy, preview-server, dev, or the name of a branch.
  return Boolean(CONTEXT) && CONTEXT !== 'production';
}

export const isProduction = ({ CONTEXT }: Variables): boolean => CONTEXT === 'production';

/** Names in a sentence: `A, B and C`. */
export const listed = (names: string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
