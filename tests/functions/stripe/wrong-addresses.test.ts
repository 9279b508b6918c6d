import { expect, test } from 'vitest';
import { emulateStripe, refusalOf } from '../../support/stripe-emulator.ts';

const shop = emulateStripe();

test.each(['rohan', 'a..b@example.com', '.ab@example.com', 'jürgen@example.com'])(
  'a request with the e-mail %s makes no session',
  async (customer_email) => {
    expect(await refusalOf(shop.createSession({ customer_email }))).toMatchObject({
      statusCode: 400,
      code: 'email_invalid',
      param: 'customer_email',
    });
    expect(shop.emulator.control.sessions()).toEqual([]);
  },
);
