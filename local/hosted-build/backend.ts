import { addressProblem, withoutSlash } from './address.ts';
import { isPreview, listed, type Variables } from './environment.ts';
import { projectOf, readKey } from './keys.ts';

const addresses = ['PUBLIC_SUPABASE_URL', 'SUPABASE_URL'] as const;
const publicKeys = ['PUBLIC_SUPABASE_ANON_KEY', 'SUPABASE_ANON_KEY'] as const;
const serviceKey = 'SUPABASE_SERVICE_ROLE_KEY';

/** Whether a preview has no backend at all: it then shows sample rows, and can do nothing to anybody. */
export const isWithoutBackend = (variables: Variables): boolean =>
  isPreview(variables) &&
  [...addresses, ...publicKeys, serviceKey].every((name) => !variables[name]);

export function backendProblems(variables: Variables): string[] {
  if (isWithoutBackend(variables)) return [];
  return [
    ...missing(variables),
    ...addresses.flatMap((name) => problemOfAddress(name, variables[name])),
    ...twoBackends(variables),
    ...wrongKeys(variables),
  ];
}

/** The service key may be for functions alone, which Netlify then shows to no build. */
function missing(variables: Variables): string[] {
  const names = [...addresses, publicKeys[0]].filter((name) => !variables[name]);
  if (names.length === 0) return [];
  const verb = names.length === 1 ? 'is' : 'are';
  return [
    `${listed(names)} ${verb} not set: a hosted site is built from its own Supabase project, never from sample rows.`,
  ];
}

function problemOfAddress(name: string, address: string | undefined): string[] {
  const problem = address ? addressProblem(address) : undefined;
  return problem ? [`${name} ${problem}`] : [];
}

function twoBackends(variables: Variables): string[] {
  const [ofPages, ofFunctions] = addresses.map((name) => originOf(variables[name]));
  if (!ofPages || !ofFunctions || ofPages === ofFunctions) return [];
  return [
    `PUBLIC_SUPABASE_URL and SUPABASE_URL name two projects, ${ofPages} and ${ofFunctions}: the pages and the functions need the same one.`,
  ];
}

const originOf = (address = '') => (URL.canParse(address) ? withoutSlash(address) : undefined);

function wrongKeys(variables: Variables): string[] {
  const project = projectOf(variables['PUBLIC_SUPABASE_URL'] ?? '');
  return [...publicKeys, serviceKey].flatMap((name) => {
    const key = variables[name];
    if (!key) return [];
    const { kind, project: ofKey } = readKey(key);
    if (kind === 'unknown') {
      return [
        `${name} is no key of Supabase: those begin with sb_, or with eyJ and have two dots.`,
      ];
    }
    if (name === serviceKey && kind === 'public') {
      return [`${name} is the public key: the functions need the secret one.`];
    }
    if (name === 'SUPABASE_ANON_KEY' && kind === 'secret') {
      return [`${name} is a secret key: the functions need the public one there.`];
    }
    if (!project || !ofKey || project === ofKey) return [];
    return [`${name} is a key of the project ${ofKey}, but PUBLIC_SUPABASE_URL names ${project}.`];
  });
}
