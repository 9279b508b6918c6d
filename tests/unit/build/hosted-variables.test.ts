import { describe, expect, test } from 'vitest';
import { hostedVariables } from '../../../local/hosted-build/hosted-variables.ts';
import { StartError } from '../../../local/server/start-error.ts';

/** A key of Supabase's older kind. */
const jwt = (claims: object) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');

const publicKey = jwt({ iss: 'supabase', ref: 'abcdefgh', role: 'anon' });
const right = {
  NETLIFY: 'true',
  SITE_URL: 'https://www.mentor.in',
  PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  SUPABASE_URL: 'https://abcdefgh.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: publicKey,
};
type Changes = Record<string, string>;

function refusal(changes: Changes): string {
  try {
    hostedVariables({ ...right, ...changes });
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

test('a build with everything right goes on, its addresses without a slash at the end', () => {
  const slashes = { SITE_URL: 'https://www.mentor.in/', SUPABASE_URL: `${right.SUPABASE_URL}/` };
  expect(hostedVariables({ ...right, ...slashes })).toEqual({
    SITE_URL: 'https://www.mentor.in',
    SUPABASE_URL: 'https://abcdefgh.supabase.co',
    PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  });
});

test('a build takes the newer keys, a backend with a domain of its own, and one that is hosted by oneself', () => {
  expect(refusal({ PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_abc' })).toBe('');
  const own = 'https://api.mentor.in';
  expect(refusal({ PUBLIC_SUPABASE_URL: own, SUPABASE_URL: own })).toBe('');
  expect(refusal({ PUBLIC_SUPABASE_ANON_KEY: jwt({ role: 'anon' }) })).toBe('');
});

describe('The address of the site', () => {
  const own = {
    URL: 'https://main.netlify.app',
    DEPLOY_PRIME_URL: 'https://pr-7--main.netlify.app',
  };
  const addressOf = (changes: Changes) => hostedVariables({ ...right, ...changes })['SITE_URL'];

  test('is Netlify’s own where none is set, and in a preview that of the preview', () => {
    expect(addressOf({ ...own, SITE_URL: '' })).toBe('https://main.netlify.app');
    expect(addressOf(own)).toBe('https://www.mentor.in');
    expect(addressOf({ ...own, CONTEXT: 'deploy-preview' })).toBe(own.DEPLOY_PRIME_URL);
    expect(addressOf({ ...own, CONTEXT: 'branch-deploy' })).toBe(own.DEPLOY_PRIME_URL);
  });

  test.each([
    [
      { SITE_URL: '' },
      'SITE_URL is not set: set it to the address of the site, which begins with https://.',
    ],
    [{ SITE_URL: 'www.mentor.in' }, 'SITE_URL is no address: it must begin with https://.'],
    [
      { SITE_URL: 'http://www.mentor.in' },
      'SITE_URL must begin with https://: over http:// others can read what people type.',
    ],
    [
      { SITE_URL: '', URL: 'http://mentor.in' },
      'Netlify’s URL must begin with https://: over http:// others can read what people type. Or set SITE_URL.',
    ],
    [
      { SITE_URL: 'https://mentor.example' },
      'SITE_URL names mentor.example, where no visitor can come: put your own address there.',
    ],
    [
      { SITE_URL: 'https://localhost:8888' },
      'SITE_URL names localhost, where no visitor can come: put your own address there.',
    ],
    [
      { SITE_URL: 'https://mentor.in/home' },
      'SITE_URL must be the address alone, https://mentor.in, with nothing after it.',
    ],
    [
      { SITE_URL: 'https://me:pw@mentor.in' },
      'SITE_URL must be without a user name and a password.',
    ],
  ])('is refused: %o', (changes: Changes, sentence) => {
    expect(refusal(changes)).toBe(sentence);
  });
});

describe('The backend', () => {
  test.each<[Changes, string]>([
    [
      { SUPABASE_URL: '' },
      'SUPABASE_URL is not set: a hosted site is built from its own Supabase project, never from sample rows.',
    ],
    [
      { PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_ANON_KEY: '' },
      'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY are not set: a hosted site is built from its own Supabase project, never from sample rows.',
    ],
    [
      {
        PUBLIC_SUPABASE_URL: 'https://your-project.supabase.co',
        SUPABASE_URL: 'https://your-project.supabase.co',
      },
      'PUBLIC_SUPABASE_URL names your-project.supabase.co, where no visitor can come: put your own address there.\n' +
        'SUPABASE_URL names your-project.supabase.co, where no visitor can come: put your own address there.',
    ],
    [
      { SUPABASE_URL: 'https://abcdefgh.supabase.co/rest/v1' },
      'SUPABASE_URL must be the address alone, https://abcdefgh.supabase.co, with nothing after it.',
    ],
    [
      { SUPABASE_URL: 'https://other.supabase.co' },
      'PUBLIC_SUPABASE_URL and SUPABASE_URL name two projects, https://abcdefgh.supabase.co and https://other.supabase.co: the pages and the functions need the same one.',
    ],
    [
      { PUBLIC_SUPABASE_ANON_KEY: jwt({ role: 'anon', ref: 'other' }) },
      'PUBLIC_SUPABASE_ANON_KEY is a key of the project other, but PUBLIC_SUPABASE_URL names abcdefgh.',
    ],
    [
      { SUPABASE_SERVICE_ROLE_KEY: jwt({ role: 'service_role', ref: 'other' }) },
      'SUPABASE_SERVICE_ROLE_KEY is a key of the project other, but PUBLIC_SUPABASE_URL names abcdefgh.',
    ],
    [
      { PUBLIC_SUPABASE_ANON_KEY: 'my-key' },
      'PUBLIC_SUPABASE_ANON_KEY is no key of Supabase: those begin with sb_, or with eyJ and have two dots.',
    ],
    [
      { SUPABASE_SERVICE_ROLE_KEY: 'sb_publishable_abc' },
      'SUPABASE_SERVICE_ROLE_KEY is the public key: the functions need the secret one.',
    ],
    [
      { SUPABASE_ANON_KEY: 'sb_secret_abc' },
      'SUPABASE_ANON_KEY is a secret key: the functions need the public one there.',
    ],
  ])('is refused: %o', (changes, sentence) => {
    expect(refusal(changes)).toBe(sentence);
  });
});
