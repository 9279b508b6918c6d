import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { contactMessageSchema } from '#src/features/site/schemas/contact-message.ts';

const message = { fullname: 'Asha Verma', message: 'Which course is for me?' };
const reachOf = (reach: string) => z.safeParse(contactMessageSchema, { ...message, reach });

describe('where the answer to a message goes', () => {
  test.each([
    ['asha@example.com', { email: 'asha@example.com' }],
    ['9829011223', { phone: '9829011223' }],
    ['+91 98290 11223', { phone: '9829011223' }],
    ['0 98290 11223', { phone: '9829011223' }],
    ['919829011223', { phone: '9829011223' }],
  ])('%s is understood', (typed, reach) => {
    expect(reachOf(typed).data?.reach).toEqual(reach);
  });

  test.each(['', '   ', 'asha@example', '98290 1122', '5829011223', '+1 202 555 0100'])(
    '“%s” is neither an address nor a mobile number',
    (typed) => {
      expect(reachOf(typed).error?.issues[0]?.path).toEqual(['reach']);
    },
  );
});
