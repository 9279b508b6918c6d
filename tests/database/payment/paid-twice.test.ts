import { describe, expect, test } from 'vitest';
import { mentorshipTypes, offerOf } from '#src/shared/content/offers.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, useBackend } from '../support/use-backend.ts';
import { issues, record, settle } from './issues.ts';
import { order } from './orders.ts';

useBackend();

describe('what needs a look', () => {
  describe('is the same paid for twice', () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const paid = (hours: number, changes: Row) =>
      order({ payment_status: 'paid', paid_at: hoursAgo(hours), livemode: true, ...changes });
    const seen = async (...ids: string[]) =>
      (await issues())
        .filter(({ kind, id }) => kind === 'double' && ids.includes(id))
        .map(({ id, subject }) => [subject, id]);

    test.each([
      [
        'mail',
        { customer_email: 'Twice.Mail@example.com' },
        { customer_email: 'twice.mail@example.com' },
      ],
      ['phone', { customer_phone: '6111111111' }, { customer_phone: '6111111111' }],
    ])('within a day by one %s, until an admin has looked', async (_, sameBuyer, other) => {
      const first = await paid(23, sameBuyer);
      const second = await paid(1, other);
      const later = await paid(0, { ...other, mentorshiptype: 'interview_preparation' });
      expect(await seen(first, second, later)).toEqual([[first, second]]);
      await settle('double', second);
      expect(await seen(first, second)).toEqual([]);
    });

    test('but not what was bought on another day, in test mode, knowingly, or what went back', async () => {
      const sameBuyer = { customer_phone: '6222222222' };
      const ids = [
        await paid(30, sameBuyer),
        await paid(1, sameBuyer),
        await paid(0, { ...sameBuyer, livemode: false }),
        await paid(0, { ...sameBuyer, repeat_accepted_at: hoursAgo(0) }),
      ];
      await paid(3, { customer_phone: '6222222223' });
      const returned = await paid(2, { customer_phone: '6222222223' });
      await record(returned, 'refunded', { livemode: true });
      expect(await seen(...ids, returned)).toEqual([]);
    });

    test('for a course however long ago', async () => {
      const course = { customer_phone: '6333333333', mentorshiptype: 'end_to_end_course' };
      const first = await paid(24 * 90, course);
      const second = await paid(1, course);
      expect(await seen(first, second)).toEqual([[first, second]]);
    });

    test('each of three with the one before it', async () => {
      const sameBuyer = { customer_phone: '6444444444' };
      const [first, second, third] = [
        await paid(3, sameBuyer),
        await paid(2, sameBuyer),
        await paid(1, sameBuyer),
      ];
      expect((await seen(first, second, third)).sort()).toEqual(
        [
          [first, second],
          [second, third],
        ].sort(),
      );
    });

    test('by courses that are the offers without minutes', async () => {
      for (const type of [...mentorshipTypes, 'something_else']) {
        const [row] = await backend.query<{ is: boolean }>('select private.is_course($1) as is', [
          type,
        ]);
        expect([type, row?.is]).toEqual([type, offerOf(type).minutes === undefined]);
      }
    });
  });
});
