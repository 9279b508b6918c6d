import { isPreview, type Variables } from './environment.ts';
import { isLiveKey, isSecret } from './keys.ts';

const namesOfSecrets = /SECRET|TOKEN|SERVICE_ROLE|API_KEY/;

/** No sentence quotes a value: the log of a build can be public. */
export function secretProblems(variables: Variables): string[] {
  const filled = Object.entries(variables).flatMap(([name, value]) =>
    value ? [{ name, value }] : [],
  );
  const known = filled
    .filter(({ name }) => !name.startsWith('PUBLIC_') && namesOfSecrets.test(name))
    .map(({ value }) => value);
  const shown = filled
    .filter(({ name }) => name.startsWith('PUBLIC_'))
    .filter(({ value }) => isSecret(value) || known.includes(value))
    .map(
      ({ name }) =>
        `${name} holds a secret, and what begins with PUBLIC_ is in every page: put the public key there, and replace the secret where it was made.`,
    );
  return isPreview(variables) ? [...shown, ...liveInPreview(variables, filled)] : shown;
}

/** Anybody who can open a pull request can have a preview. */
function liveInPreview(
  { CONTEXT, BUILD_HOOK_URL }: Variables,
  filled: { name: string; value: string }[],
): string[] {
  const keys = filled
    .filter(({ value }) => isLiveKey(value))
    .map(
      ({ name }) =>
        `${name} holds a live key in a build that is not the live site (${CONTEXT}): set it for the production context only, and a test key or none for the others.`,
    );
  // A hook builds a branch; none can build the preview of a pull request.
  const hook =
    CONTEXT === 'deploy-preview' && BUILD_HOOK_URL
      ? [
          'BUILD_HOOK_URL is set in a deploy preview, whose changes would build the live site: set it for the production context only.',
        ]
      : [];
  return [...keys, ...hook];
}
