import { describe, expect, test } from 'vitest';
import { dayFromToday } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { addAsAdmin } from './stored-event.ts';

useBackend();

describe('the lists of the pages', () => {
  test('give home its three next events and its two last', async () => {
    await people.service.from('events').delete().neq('status', 'x').throwOnError();
    for (const days of [-9, -2, -1, 0, 1, 5, 40]) {
      await addAsAdmin({ title: `In ${days} days`, event_date: dayFromToday(days) });
    }
    const today = dayFromToday(0);
    const approved = () => people.visitor.from('events').select('title').eq('status', 'approved');
    const next = await approved().gte('event_date', today).order('event_date').limit(3);
    const last = await approved()
      .lt('event_date', today)
      .order('event_date', { ascending: false })
      .limit(2);
    expect([...(next.data ?? []), ...(last.data ?? [])].map(({ title }) => title)).toEqual([
      'In 0 days',
      'In 1 days',
      'In 5 days',
      'In -1 days',
      'In -2 days',
    ]);
  });

  test('give the community those of its audience and those for both', async () => {
    await people.service.from('events').delete().neq('status', 'x').throwOnError();
    for (const audience of ['students', 'tpo', 'both']) {
      await addAsAdmin({ title: audience, audience });
    }
    const { data } = await people.visitor
      .from('events')
      .select('title')
      .in('audience', ['students', 'both'])
      .order('title');
    expect(data).toEqual([{ title: 'both' }, { title: 'students' }]);
  });
});
