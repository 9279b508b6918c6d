import { expect, test } from 'vitest';
import { readEnvironment } from '../../../netlify/lib/site/env.ts';
import { functionsEnvironment } from '../../support/functions-environment.ts';

test('a complete environment is taken as it is, addresses without a slash at the end', () => {
  const environment = readEnvironment({
    ...functionsEnvironment,
    SITE_URL: 'https://mentor.example/',
  });
  expect(environment).toEqual({ ...functionsEnvironment, PAYMENT_PROVIDER: 'stripe' });
});

test('where no address is set, the one that Netlify knows is taken', () => {
  const { SITE_URL: _, ...rest } = functionsEnvironment;
  const environment = readEnvironment({ ...rest, URL: 'https://mentor.netlify.app' });
  expect(environment.SITE_URL).toBe('https://mentor.netlify.app');
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

test('the keys of the chosen provider are required, those of the other one are not', () => {
  const { STRIPE_SECRET_KEY: _, STRIPE_WEBHOOK_SECRET: __, ...rest } = functionsEnvironment;
  const razorpay = {
    ...rest,
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp_test_key',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
  };
  expect(readEnvironment(razorpay)).toEqual(razorpay);
  expect(() => readEnvironment({ ...razorpay, RAZORPAY_KEY_SECRET: '' })).toThrow(
    'Environment: RAZORPAY_KEY_SECRET is missing',
  );
  expect(() => readEnvironment({ ...razorpay, RAZORPAY_KEY_ID: 'key' })).toThrow(
    'Environment: RAZORPAY_KEY_ID must begin with rzp_live_ or rzp_test_',
  );
  expect(() => readEnvironment({ ...functionsEnvironment, PAYMENT_PROVIDER: 'paypal' })).toThrow(
    'Environment: PAYMENT_PROVIDER must be stripe or razorpay',
  );
});

test('each missing or wrong variable is named in one sentence that quotes no value', () => {
  const { STRIPE_SECRET_KEY: _, ...rest } = functionsEnvironment;
  const wrong = { ...rest, SITE_URL: 'mentor.example', MAIL_FROM: ' ' };
  expect(() => readEnvironment(wrong)).toThrow(
    'Environment: SITE_URL must be an http(s) address; STRIPE_SECRET_KEY is missing; MAIL_FROM is missing',
  );
});
