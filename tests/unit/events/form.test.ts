import { expect, test } from 'vitest';
import { eventFormSchema } from '#src/features/events/schemas/form.ts';
import { checkForm } from '#src/shared/lib/validate.ts';

const typed = (changes: Record<string, string> = {}) => {
  const form = new FormData();
  const fields = {
    title: 'Mock interviews',
    description: 'Six panels.',
    event_date: '2026-12-12',
    event_time: '18:30',
    venue: 'Jaipur',
    category: 'Workshop',
    department: '',
    audience: 'both',
    poster_url: '',
    recording_url: '',
    link: '',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const check = (changes?: Record<string, string>) => checkForm(eventFormSchema, typed(changes));

test('an admin can leave out what is optional', () => {
  expect(check().value).toMatchObject({ department: '', poster_url: '', is_past_event: false });
});

test('the mark of a past event is on or off', () => {
  expect(check({ is_past_event: 'on' }).value?.is_past_event).toBe(true);
});

test.each(['title', 'description', 'event_date', 'event_time', 'venue', 'category'])(
  'an event without %s is refused',
  (name) => expect(Object.keys(check({ [name]: ' ' }).problems ?? {})).toEqual([name]),
);

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '/poster.png',
  'https://',
  'https://user@evil.example/a',
  'ftp://example.com/a',
])('the address %s is refused for poster, recording and links', (address) => {
  const names = ['joining_link', 'link', 'poster_url', 'recording_url'];
  const { problems } = check(Object.fromEntries(names.map((name) => [name, address])));
  expect(Object.keys(problems ?? {}).sort()).toEqual(names);
});

test.each(['https://example.com', 'http://example.com/a?b=c#d', 'https://example.com:8443/a'])(
  'the address %s is taken',
  (poster_url) => expect(check({ poster_url }).value?.poster_url).toBe(poster_url),
);

test.each([
  ['event_time', '24:00'],
  ['event_time', '9:30'],
  ['audience', 'everyone'],
])('the %s "%s" is refused', (name, value) =>
  expect(check({ [name]: value }).problems).toHaveProperty(name),
);
