import { expect, test } from 'vitest';
import { readEnvironment } from '../../../netlify/lib/site/env.ts';
import { functionsEnvironment } from '../../support/functions-environment.ts';

test('a complete environment is taken as it is, addresses without a slash at the end', () => {
  const environment = readEnvironment({
    ...functionsEnvironment,
    SITE_URL: 'https://mentor.example/',
  });
  expect(environment).toEqual(functionsEnvironment);
});

test('an optional variable that was cleared counts as absent', () => {
  const environment = readEnvironment({ ...functionsEnvironment, STRIPE_API_BASE: '' });
  expect(environment.STRIPE_API_BASE).toBeUndefined();
});

test('an id of a phone that is none is named', () => {
  expect(() => readEnvironment({ ...functionsEnvironment, WHATSAPP_PHONE_ID: '+91 98' })).toThrow(
    'Environment: WHATSAPP_PHONE_ID must be the digits of an id',
  );
});

test('each missing or wrong variable is named in one sentence that quotes no value', () => {
  const { STRIPE_SECRET_KEY: _, ...rest } = functionsEnvironment;
  const wrong = { ...rest, SITE_URL: 'mentor.example', MAIL_FROM: ' ' };
  expect(() => readEnvironment(wrong)).toThrow(
    'Environment: SITE_URL must be an http(s) address; STRIPE_SECRET_KEY is missing; MAIL_FROM is missing',
  );
});
