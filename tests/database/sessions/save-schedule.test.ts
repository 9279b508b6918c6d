import { expect, test } from 'vitest';
import { people, useBackend } from '../support/use-backend.ts';

useBackend();

const weekday = (opens_at: string, seen: string | null, wanted: string | null) => ({
  weekday: 6,
  opens_at,
  seen,
  wanted,
});
type DateHours = [opens: string, closes: string][] | null;
const date = (on_date: string, seen: DateHours, wanted: DateHours) => ({ on_date, seen, wanted });

async function save(hours: object[], rulesSeen: object = {}, rules: object = {}) {
  const { data } = await people.admin.client
    .rpc('save_schedule', {
      hours: hours as never,
      rules_seen: rulesSeen as never,
      rules: rules as never,
    })
    .throwOnError();
  return data;
}

const storedOf = async (on_date: string) => {
  const { data } = await people.admin.client
    .from('open_hours')
    .select('opens_at, closes_at')
    .eq('on_date', on_date)
    .order('opens_at')
    .throwOnError();
  return data.map(({ opens_at, closes_at }) => [opens_at, closes_at]);
};

const settings = async () => {
  const { data } = await people.admin.client
    .from('schedule_settings')
    .select()
    .single()
    .throwOnError();
  return data;
};

const [saved, changed] = [{ outcome: 'saved' }, { outcome: 'changed' }];

test('a rule is changed from how it was seen, and the others stay as they are by now', async () => {
  const { notice_hours, buffer_minutes } = await settings();
  await people.service
    .from('schedule_settings')
    .update({ joining_link: 'https://meet.example/new' })
    .eq('id', 1)
    .throwOnError();
  expect(await save([], { notice_hours }, { notice_hours: notice_hours + 1 })).toEqual(saved);
  expect(await settings()).toMatchObject({
    notice_hours: notice_hours + 1,
    buffer_minutes,
    joining_link: 'https://meet.example/new',
  });
  // The answer may have been lost.
  expect(await save([], { notice_hours }, { notice_hours: notice_hours + 1 })).toEqual(saved);
  expect(await save([], { notice_hours }, { notice_hours: notice_hours + 2 })).toEqual(changed);
  expect(await settings()).toMatchObject({ notice_hours: notice_hours + 1 });
});

test('the joining link is taken away, and not when it is another by now', async () => {
  const link = 'https://meet.example/one';
  await people.service
    .from('schedule_settings')
    .update({ joining_link: link })
    .eq('id', 1)
    .throwOnError();
  const remove = (seen: string) => save([], { joining_link: seen }, { joining_link: null });
  expect(await remove('https://meet.example/older')).toEqual(changed);
  expect(await remove(link)).toEqual(saved);
  expect((await settings()).joining_link).toBeNull();
});

test('hours of a week are added, end later and go, each from how they were seen', async () => {
  const ends = async () => {
    const { data } = await people.admin.client
      .from('open_hours')
      .select('closes_at')
      .eq('weekday', 6)
      .eq('opens_at', '22:00')
      .throwOnError();
    return data.map(({ closes_at }) => closes_at);
  };
  expect(await save([weekday('22:00', null, '23:00')])).toEqual(saved);
  expect(await save([weekday('22:00', '23:00', '24:00')])).toEqual(saved);
  expect(await save([weekday('22:00', '23:00', null)])).toEqual(changed);
  expect(await ends()).toEqual(['24:00:00']);
  expect(await save([weekday('22:00', '24:00', null)])).toEqual(saved);
  expect(await ends()).toEqual([]);
});

test('nothing at all is saved when one part has changed', async () => {
  const { moves_allowed } = await settings();
  const outcome = await save(
    [date('2031-05-01', null, []), date('2031-05-02', [['18:00', '20:00']], [])],
    { moves_allowed },
    { moves_allowed: moves_allowed + 1 },
  );
  expect(outcome).toEqual(changed);
  expect(await storedOf('2031-05-01')).toEqual([]);
  expect(await settings()).toMatchObject({ moves_allowed });
});

test('a date becomes a day off and gets hours, and hours of another tab do not end a day off unseen', async () => {
  const day = '2031-05-03';
  expect(await save([date(day, null, [])])).toEqual(saved);
  expect(await storedOf(day)).toEqual([[null, null]]);
  expect(await save([date(day, null, [['18:00', '20:00']])])).toEqual(changed);
  expect(
    await save([
      date(
        day,
        [],
        [
          ['18:00', '20:00'],
          ['09:00', '10:00'],
        ],
      ),
    ]),
  ).toEqual(saved);
  expect(await storedOf(day)).toEqual([
    ['09:00:00', '10:00:00'],
    ['18:00:00', '20:00:00'],
  ]);
  expect(
    await save([
      date(
        day,
        [
          ['09:00', '10:00'],
          ['18:00', '20:00'],
        ],
        null,
      ),
    ]),
  ).toEqual(saved);
  expect(await storedOf(day)).toEqual([]);
});

test('nobody but an admin saves a schedule', async () => {
  for (const client of [people.student.client, people.visitor]) {
    const { error } = await client.rpc('save_schedule', { hours: [], rules_seen: {}, rules: {} });
    expect(error?.code).toBe('42501');
  }
});
