import fc from 'fast-check';
import { test } from 'vitest';
import { backend, useBackend } from '../support/use-backend.ts';
import {
  addEvent,
  end,
  expectAllKnow,
  guest,
  type Life,
  pass,
  register,
  take,
} from './event-life.ts';

useBackend();

type Step = (life: Life, which: number, how: number) => Promise<unknown>;

const pick = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(1, items.length)];

const steps = {
  'somebody registers': (life, which) => register(life, guest(which)),
  'somebody cancels': (_life, which) =>
    backend.query('delete from event_registrations where user_id = $1', [guest(which).id]),
  'the event moves': ({ eventId }, _which, how) =>
    backend.query('update events set venue = $2 where id = $1', [
      eventId,
      pick(['Hall', 'Library', 'Lawn'], how),
    ]),
  'the event is marked as past': ({ eventId }) =>
    backend.query('update events set is_past_event = true where id = $1', [eventId]),
  'the event is deleted': async (life) => {
    await backend.query('delete from events where id = $1', [life.eventId]);
    await addEvent(life);
  },
  'time passes': (_life, _which, how) => pass(pick([1, 5, 11], how) ?? 1),
  'mails are taken': take,
  'a mail is sent': (life, which) => end(life, pick(life.underWay, which), 'sent'),
  'a mail fails': (life, which) => end(life, pick(life.underWay, which), 'failed'),
  'a sender is lost': (life, which) => end(life, pick(life.underWay, which)),
} satisfies Record<string, Step>;

type StepName = keyof typeof steps;

/** The rest ends what there is. */
const weights: Partial<Record<StepName, number>> = {
  'somebody registers': 5,
  'the event moves': 5,
  'time passes': 4,
  'mails are taken': 6,
  'somebody cancels': 3,
  'a mail is sent': 3,
  'a mail fails': 4,
  'a sender is lost': 2,
};

const names = (Object.keys(steps) as StepName[]).map((name) => ({
  arbitrary: fc.constant(name),
  weight: weights[name] ?? 1,
}));

const step = fc.record({ name: fc.oneof(...names), which: fc.nat(5), how: fc.nat(5) });

const walks = fc.array(step, { minLength: 10, maxLength: 40, size: 'max' });

// fast-check prints seed and path of a walk that fails; `seed` and `path` beside `numRuns` repeat it.
test('whatever happens to an event, what its guests read is so, and in the end they know', async () => {
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      await backend.query('delete from events');
      await backend.query('delete from outbox');
      const life: Life = { eventId: '', underWay: [], read: new Map(), steps: [] };
      await addEvent(life);
      try {
        for (const { name, which, how } of walk) {
          life.steps.push(`${name} (${which}, ${how})`);
          await steps[name](life, which, how);
        }
        await expectAllKnow(life);
      } catch (cause) {
        throw new Error(`after these steps:\n${life.steps.join('\n')}`, { cause });
      }
    }),
    // The time is for a walk that fails: it is repeated with fewer steps.
    { numRuns: 40, interruptAfterTimeLimit: 60_000 },
  );
});
