interface AudienceEvent {
  audience: string;
  /** YYYY-MM-DD */
  event_date: string;
}

/** The events for this audience or for both, the latest date first (docs/product.md 7.1, community). */
export const eventsFor = <Event extends AudienceEvent>(
  events: Event[],
  audience: 'students' | 'tpo',
): Event[] =>
  events
    .filter((event) => event.audience === audience || event.audience === 'both')
    .sort((a, b) => b.event_date.localeCompare(a.event_date));
