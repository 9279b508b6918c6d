import { describe, expect, test } from 'vitest';
import { hostileLinks, hostileTexts } from '../support/hostile-values.ts';
import { anEvent, type Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { stored } from './stored-event.ts';

useBackend();

describe('nobody can store', () => {
  const wrong: [what: string, changes: Row][] = [
    ['an audience that is none', { audience: 'parents' }],
    ['a status that is none', { status: 'published' }],
    ['a time after midnight', { event_time: '24:00' }],
    ['a time with seconds', { event_time: '18:30:00' }],
    ['a time with AM or PM', { event_time: '6:30 PM' }],
    ['a date that does not exist', { event_date: '2027-02-29' }],
    ['a date at the end of time', { event_date: 'infinity' }],
    ['a date before all time', { event_date: '-infinity' }],
    ['no title', { title: null }],
    ['a description of five thousand characters', { description: 'a'.repeat(5000) }],
  ];
  test.each(wrong)('%s', async (_what, changes) => {
    const row = anEvent(changes);
    expect((await people.admin.client.from('events').insert(row)).error).not.toBeNull();
    expect(await stored(row)).toBeNull();
  });

  test.each(hostileLinks)('%s as a poster, a recording or a link', async (_what, link) => {
    for (const column of ['poster_url', 'recording_url', 'link']) {
      const row = anEvent({ [column]: link });
      expect((await people.admin.client.from('events').insert(row)).error).not.toBeNull();
      expect(await stored(row)).toBeNull();
    }
  });

  test.each(hostileTexts)('%s as a title, venue or category', async (_what, text) => {
    for (const column of ['title', 'venue', 'category']) {
      const row = anEvent({ [column]: text });
      expect((await people.admin.client.from('events').insert(row)).error).not.toBeNull();
      expect(await stored(row)).toBeNull();
    }
  });
});
