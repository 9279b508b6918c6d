import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EventCard } from '#src/features/events/islands/EventCard.tsx';
import { type CardEvent, cardEvent } from '#src/features/events/schemas/card.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';

const today = '2026-11-24';
const event: PublicEvent = {
  id: '4b445218-223f-4d7b-a0bb-1326f8c48265',
  title: 'Mock group discussion evening',
  description: 'Eight people, one topic, and what the panel writes down meanwhile.',
  event_date: '2026-12-04',
  event_time: '17:00',
  venue: 'Seminar Hall 2, Jaipur',
  category: 'Mock Interview',
  department: 'All branches',
  audience: 'students',
  poster_url: 'https://site.example/posters/discussion.webp',
  recording_url: null,
  is_past_event: false,
  link: null,
  updated_at: '2026-11-20T10:00:00+00:00',
};
const past = { ...event, event_date: '2026-11-19' };

const shown = (card: CardEvent, inCommunity: boolean) =>
  renderToStaticMarkup(createElement(EventCard, { event: card, today, inCommunity }));

describe('what an island gets of an event', () => {
  test.each([
    ['an upcoming event', event],
    ['one that ended early', { ...event, is_past_event: true }],
    ['a past one', past],
    ['one with a recording', { ...past, recording_url: 'https://videos.example/discussion' }],
    ['one with a link', { ...past, link: 'https://groups.example/discussion' }],
  ])('is enough for the card of %s', (_what, one) => {
    for (const inCommunity of [false, true]) {
      expect(shown(cardEvent(one), inCommunity)).toBe(shown(one, inCommunity));
    }
  });

  test('has nothing in it that the card does not show', () => {
    expect(cardEvent(event)).toEqual({
      id: '4b445218',
      title: event.title,
      event_date: event.event_date,
      event_time: event.event_time,
      venue: event.venue,
      category: event.category,
      is_past_event: false,
      recording_url: null,
      link: null,
    });
  });
});
