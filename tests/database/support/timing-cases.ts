/** What the database and the pages must agree on: when an event is over, around midnight in India. */
export const timingCases: {
  now: string;
  today: string;
  event_date: string;
  is_past_event: boolean;
  isPast: boolean;
}[] = [
  // 23:59:59.999 and 00:00 in India.
  {
    now: '2026-03-14T18:29:59.999Z',
    today: '2026-03-14',
    event_date: '2026-03-14',
    is_past_event: false,
    isPast: false,
  },
  {
    now: '2026-03-14T18:30:00.000Z',
    today: '2026-03-15',
    event_date: '2026-03-14',
    is_past_event: false,
    isPast: true,
  },
  {
    now: '2026-03-14T18:30:00.000Z',
    today: '2026-03-15',
    event_date: '2026-03-15',
    is_past_event: false,
    isPast: false,
  },
  // Already tomorrow in India while it is still yesterday in Los Angeles.
  {
    now: '2026-03-15T06:59:00.000Z',
    today: '2026-03-15',
    event_date: '2026-03-14',
    is_past_event: false,
    isPast: true,
  },
  // Across the end of a year and a leap day.
  {
    now: '2026-12-31T18:30:00.000Z',
    today: '2027-01-01',
    event_date: '2026-12-31',
    is_past_event: false,
    isPast: true,
  },
  {
    now: '2028-02-28T18:30:00.000Z',
    today: '2028-02-29',
    event_date: '2028-02-29',
    is_past_event: false,
    isPast: false,
  },
  {
    now: '2028-02-29T18:29:59.000Z',
    today: '2028-02-29',
    event_date: '2028-02-28',
    is_past_event: false,
    isPast: true,
  },
  // The mark of an admin decides before the date does.
  {
    now: '2026-03-14T12:00:00.000Z',
    today: '2026-03-14',
    event_date: '2026-05-01',
    is_past_event: true,
    isPast: true,
  },
  {
    now: '2026-03-14T12:00:00.000Z',
    today: '2026-03-14',
    event_date: '2026-05-01',
    is_past_event: false,
    isPast: false,
  },
];
