import { describe, expect, test } from 'vitest';
import { isOnline } from '#src/features/events/lib/place.ts';
import { hasOwnShareImage } from '#src/features/events/lib/share-images.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { eventData, eventPageData } from '#src/features/events/sections/structured-data.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';

const origin = new URL('https://mentor.example');
const today = '2026-12-01';
const event = (changes: Partial<PublicEvent> = {}): PublicEvent => ({
  id: '3f2a91bc-5c1d-4e5f-8a9b-0c1d2e3f4a5b',
  title: 'Ten resumes',
  description: 'Bring one page.',
  event_date: '2026-12-12',
  event_time: '18:30',
  venue: 'Seminar hall, Jaipur',
  category: 'Workshop',
  department: null,
  audience: 'both',
  poster_url: null,
  recording_url: null,
  is_past_event: false,
  link: null,
  updated_at: '2026-11-21T08:00:00+00:00',
  ...changes,
});
const data = (changes: Partial<PublicEvent> = {}) =>
  eventData(origin, event(changes), '/share/events.png', today);

describe('what search engines read of an event', () => {
  test.each(['https://[', 'https://a|b/%zz', 'HTTPS://mentor.example/"x'])(
    'names a picture by the address that was stored: %s',
    (poster_url) => {
      expect(data({ poster_url }).image).toBe(poster_url);
    },
  );

  test('has the time in India, the place, the price and the page', () => {
    expect(data()).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-12T18:30:00+05:30',
      url: 'https://mentor.example/events/ten-resumes-3f2a91bc',
      image: 'https://mentor.example/share/events.png',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Seminar hall, Jaipur' },
      offers: { price: 0, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    });
  });

  test('says nothing of a date on which an event that ended early does not begin', () => {
    const types = (changes: Partial<PublicEvent>) =>
      eventPageData(origin, event(changes), '/share/events.png', today).map(
        (entry) => entry['@type'],
      );
    expect(types({ is_past_event: true })).toEqual(['BreadcrumbList']);
    expect(types({})).toEqual(['Event', 'BreadcrumbList']);
    expect(types({ event_date: '2026-11-30', is_past_event: true })).toContain('Event');
  });

  test('leads to the page of an online event, where one registers', () => {
    const online = data({ venue: 'Online, Google Meet', link: 'https://meet.example/a' });
    expect(online).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: {
        '@type': 'VirtualLocation',
        url: 'https://mentor.example/events/ten-resumes-3f2a91bc',
      },
    });
    expect(JSON.stringify(online)).not.toContain('meet.example');
  });

  test('offers no place at a past event, and names its recording', () => {
    const past = data({ event_date: '2026-11-30', recording_url: 'https://video.example/a' });
    expect(past).not.toHaveProperty('offers');
    expect(past).toMatchObject({ recordedIn: { url: 'https://video.example/a' } });
  });

  test('shows the poster where there is one', () => {
    const poster_url = 'https://pictures.example/poster.png';
    expect(data({ poster_url }).image).toBe(poster_url);
  });
});

test.each([
  ['Online', true],
  ['Online, Google Meet', true],
  ['Zoom', true],
  ['YouTube Live', true],
  ['Town Hall, Jaipur', false],
  ['Computer Centre, MBM University, Jodhpur', false],
  ['Online classroom block, Government College, Kota', false],
  ['Jaipur', false],
])('the venue "%s" is online: %s', (venue, online) => expect(isOnline(venue)).toBe(online));

test('of very many events only those that people share get a picture of their own', () => {
  const many = Array.from({ length: 500 }, (_, index) =>
    event({ id: `id-${index}`, event_date: todayInIndia(new Date(Date.now() + index * 864e5)) }),
  );
  expect(many.filter((one) => hasOwnShareImage(one, many))).toEqual(many.slice(0, 60));
});
