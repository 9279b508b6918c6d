import type { WaitingCounts } from '#src/features/admin/schemas/waiting.ts';

/** What can wait for the mentor on her dashboard. */
export type WaitingWhat = keyof WaitingCounts | 'changes';

export interface Waiting {
  what: WaitingWhat;
  count: number;
  tone: 'alarm' | 'sun' | undefined;
}

/** What waits, the most urgent first: money and dates of the law, people, then news. */
export function waitingFor(work: WaitingCounts, unpublished: number): Waiting[] {
  const all: Waiting[] = [
    { what: 'payments', count: work.payments, tone: 'alarm' },
    { what: 'overdue', count: work.overdue, tone: 'alarm' },
    { what: 'sessions', count: work.sessions, tone: 'sun' },
    { what: 'inquiries', count: work.inquiries, tone: 'sun' },
    { what: 'grievances', count: work.grievances - work.overdue, tone: 'sun' },
    { what: 'courses', count: work.courses, tone: 'sun' },
    { what: 'events', count: work.events, tone: undefined },
    { what: 'reviews', count: work.reviews, tone: undefined },
    { what: 'changes', count: unpublished, tone: undefined },
  ];
  return all.filter(({ count }) => count > 0);
}
