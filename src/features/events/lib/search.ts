export interface SearchedEvent {
  title: string;
  description: string;
  category: string;
  department: string | null;
  venue: string;
  audience: string;
}

export interface EventFilter {
  /** Empty: all. */
  category: string;
  audience: '' | 'students' | 'tpo';
  /** What someone typed; every word of it has to occur. */
  words: string;
}

export const hasFilter = ({ category, audience, words }: EventFilter) =>
  category !== '' || audience !== '' || words.trim() !== '';

/** The events that the filter lets through, in the order they came. */
export function filterEvents<Event extends SearchedEvent>(
  events: Event[],
  { category, audience, words }: EventFilter,
): Event[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return events.filter(
    (event) =>
      (category === '' || event.category === category) &&
      (audience === '' || event.audience === audience || event.audience === 'both') &&
      wanted.every((word) => textOf(event).includes(word)),
  );
}

// Each event's text is made once, so that typing answers within a frame however many events there are.
const texts = new WeakMap<SearchedEvent, string>();

function textOf(event: SearchedEvent): string {
  const known = texts.get(event);
  if (known !== undefined) return known;
  const { title, description, category, department, venue } = event;
  const text = plain([title, description, category, department, venue].join(' '));
  texts.set(event, text);
  return text;
}

/** Without capitals and accents, so that `resume` finds `Résumé`. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
