import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileLinks, hostileTexts } from '../support/hostile-values.ts';
import { invitePeople, type People } from '../support/people.ts';
import { anEvent, dayFromToday, type Row } from '../support/sample-rows.ts';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let people: People;
beforeAll(async () => {
  backend = await openTestBackend();
  people = await invitePeople(backend);
});
afterAll(() => backend.close());

async function stored(row: Row) {
  const { data } = await people.service
    .from('events')
    .select()
    .eq('id', row['id'])
    .maybeSingle()
    .throwOnError();
  return data as Row | null;
}

async function addAsAdmin(changes: Row = {}) {
  const row = anEvent({ status: 'approved', ...changes });
  await people.admin.client.from('events').insert(row).throwOnError();
  return row;
}

const change = (row: Row, changes: Row) =>
  people.admin.client.from('events').update(changes).eq('id', row['id']).throwOnError();

describe('a proposal by a student', () => {
  test('is pending and for both audiences, not what it says', async () => {
    const row = anEvent({
      status: 'approved',
      audience: 'tpo',
      approved_at: '2026-01-01T00:00:00Z',
      created_at: '2001-01-01T00:00:00Z',
      updated_at: '2101-01-01T00:00:00Z',
    });
    await people.student.client.from('events').insert(row).throwOnError();
    const found = await stored(row);
    expect(found).toMatchObject({
      status: 'pending',
      audience: 'both',
      approved_at: null,
      created_by: people.student.id,
    });
    expect(found?.['created_at']).not.toMatch(/^2001/);
    expect(found?.['updated_at']).toBe(found?.['created_at']);
  });

  test('is theirs, even in the name of someone else', async () => {
    const row = anEvent({ created_by: people.admin.id });
    await people.student.client.from('events').insert(row);
    expect(await stored(row)).toMatchObject({ created_by: people.student.id, status: 'pending' });
  });

  test('cannot replace an event by using its id', async () => {
    const row = await addAsAdmin();
    const { error } = await people.student.client.from('events').upsert({ ...row, title: 'Mine' });
    expect(error).not.toBeNull();
    expect(await stored(row)).toMatchObject({ title: row['title'], status: 'approved' });
  });
});

test('a visitor cannot propose an event', async () => {
  const row = anEvent();
  expect((await people.visitor.from('events').insert(row)).error).not.toBeNull();
  expect(await stored(row)).toBeNull();
});

describe('a pending event', () => {
  test('cannot be found by a filter, a count, an order or another table', async () => {
    const row = anEvent({ title: 'A secret guest', venue: 'A secret place' });
    await people.service.from('events').insert(row).throwOnError();
    for (const client of [people.visitor, people.student.client]) {
      const events = () => client.from('events');
      expect((await events().select('id').like('venue', 'A secret%')).data).toEqual([]);
      expect((await events().select('id').or('status.eq.pending,id.is.null')).data).toEqual([]);
      const counted = await events()
        .select('*', { count: 'exact', head: true })
        .eq('status', 'pending');
      expect(counted.count).toBe(0);
      const embedded = await client.from('event_registrations').select('events(title)');
      expect(JSON.stringify(embedded.data ?? [])).not.toContain('secret');
    }
  });
});

describe('approved_at', () => {
  test('is set when an admin creates an approved event', async () => {
    const row = await addAsAdmin({ approved_at: '2001-01-01T00:00:00Z' });
    expect((await stored(row))?.['approved_at']).toMatch(/^2\d{3}-/);
    expect((await stored(row))?.['approved_at']).not.toMatch(/^2001/);
  });

  test('follows approving and rejecting, not what is sent with it', async () => {
    const row = anEvent();
    await people.service.from('events').insert(row).throwOnError();
    expect(await stored(row)).toMatchObject({ status: 'pending', approved_at: null });

    await change(row, { status: 'approved', approved_at: null });
    expect(await stored(row)).toMatchObject({ approved_at: expect.any(String) });

    await change(row, { status: 'rejected', approved_at: '2026-01-01T00:00:00Z' });
    expect(await stored(row)).toMatchObject({ status: 'rejected', approved_at: null });
  });

  test('stays what it was when something else changes', async () => {
    const row = await addAsAdmin();
    const before = await stored(row);
    await change(row, { title: 'Changed', approved_at: '2001-01-01T00:00:00Z' });
    expect(await stored(row)).toMatchObject({ approved_at: before?.['approved_at'] });
  });
});

describe('an admin', () => {
  test('chooses the audience and finds the event approved', async () => {
    const row = await addAsAdmin({ audience: 'tpo' });
    expect(await stored(row)).toMatchObject({ audience: 'tpo', status: 'approved' });
  });

  test('cannot say when an event was last changed', async () => {
    const row = await addAsAdmin({ updated_at: '2101-01-01T00:00:00Z' });
    expect((await stored(row))?.['updated_at']).not.toMatch(/^2101/);
    await change(row, { updated_at: '2101-01-01T00:00:00Z' });
    expect((await stored(row))?.['updated_at']).not.toMatch(/^2101/);
  });

  test('cannot change who made an event, when, or its id', async () => {
    const row = await addAsAdmin();
    const before = await stored(row);
    await change(row, {
      id: anEvent()['id'],
      created_by: people.student.id,
      created_at: '2001-01-01T00:00:00Z',
    });
    expect(await stored(row)).toMatchObject({
      created_by: people.admin.id,
      created_at: before?.['created_at'],
    });
  });

  test('can leave out what is optional, as empty text too', async () => {
    const row = await addAsAdmin({ department: ' ', poster_url: '', recording_url: '', link: '' });
    expect(await stored(row)).toMatchObject({
      department: null,
      poster_url: null,
      recording_url: null,
      link: null,
    });
  });

  test('who decides second learns that nothing was pending any more', async () => {
    const row = anEvent();
    await people.service.from('events').insert(row).throwOnError();
    const decide = (status: string) =>
      people.admin.client
        .from('events')
        .update({ status })
        .eq('id', row['id'])
        .eq('status', 'pending')
        .select('status');
    const [approve, reject] = await Promise.all([decide('approved'), decide('rejected')]);
    expect([...(approve.data ?? []), ...(reject.data ?? [])]).toHaveLength(1);
  });

  test('who saves an old copy changes nothing', async () => {
    const row = await addAsAdmin();
    const old = await stored(row);
    const save = (title: string) =>
      people.admin.client
        .from('events')
        .update({ title })
        .eq('id', row['id'])
        .eq('updated_at', old?.['updated_at'])
        .select('id');
    expect((await save('First')).data).toHaveLength(1);
    expect((await save('Second')).data).toEqual([]);
    expect(await stored(row)).toMatchObject({ title: 'First' });
  });
});

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

test.each([
  'https://example.com',
  'http://example.com:8080/a?b=c#d',
  'https://www.youtube.com/watch?v=abc_123-x',
  'https://कॉलेज.भारत/घटना',
])('an admin can store the link %s', async (link) => {
  const row = await addAsAdmin({ link });
  expect(await stored(row)).toMatchObject({ link });
});

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
