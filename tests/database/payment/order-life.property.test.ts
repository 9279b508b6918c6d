import fc from 'fast-check';
import { test } from 'vitest';
import { freeSlots, inIndia, useSchedule } from '../sessions/schedule.ts';
import { setNight } from '../support/night.ts';
import { backend } from '../support/use-backend.ts';
import type { Life } from './order-life.ts';
import { expectEnd, expectRules } from './order-life-rules.ts';
import { type StepName, steps } from './order-life-steps.ts';

useSchedule();

/** Without these there is nothing for the others to act on. */
const weights: Partial<Record<StepName, number>> = {
  'somebody orders': 4,
  'somebody pays': 5,
  'a webhook arrives': 6,
  'money goes back': 2,
};

const names = (Object.keys(steps) as StepName[]).map((name) => ({
  arbitrary: fc.constant(name),
  weight: weights[name] ?? 1,
}));

const step = fc.record({ name: fc.oneof(...names), which: fc.nat(11), how: fc.nat(11) });

const walks = fc.array(step, { minLength: 1, maxLength: 40, size: 'max' });

async function newLife(): Promise<Life> {
  await backend.query(
    'truncate payments, bookings, refunds, disputes, enrolments, outbox, provider_events, admin_actions cascade',
  );
  const times = await freeSlots(inIndia(3, '00:00'), inIndia(5, '00:00'));
  const minute = 0;
  return { pages: [], untold: [], told: [], times: times.slice(0, 3), minute, sent: [], steps: [] };
}

// fast-check prints seed and path of a walk that fails; `seed` and `path` beside `numRuns` repeat it.
test('whatever happens to orders, in any order, money, times, courses and mails agree', async () => {
  await setNight(backend.query, false);
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      const life = await newLife();
      try {
        for (const { name, which, how } of walk) {
          life.steps.push(`${name} (${which}, ${how})`);
          await steps[name](life, which, how);
          await expectRules();
        }
        await expectEnd(life);
      } catch (cause) {
        throw new Error(`after these steps:\n${life.steps.join('\n')}`, { cause });
      }
    }),
    // The time is for a walk that fails: it is repeated with fewer steps.
    { numRuns: 12, interruptAfterTimeLimit: 60_000 },
  );
});
