import { isFirstWithin } from '../http/rate-limit.ts';
import { retention } from '#src/shared/lib/retention.ts';
import { database, unwrap } from './database.ts';
import { logFailure } from './log.ts';

/** How long the rows of each table are kept; forget_old_rows() knows which of them count. */
const keptFor: readonly [table: string, time: string][] = [
  ['session_resumes', `${retention.resumeDays} days`],
  ['form_submissions', `${retention.inquiryMonths} months`],
  ['event_registrations', `${retention.registrationMonths} months`],
  ['payments', `${retention.unpaidOrderMonths} months`],
  ['outbox', `${retention.mailMonths} months`],
  ['phone_messages', `${retention.mailMonths} months`],
  ['grievances', `${retention.grievanceMonths} months`],
  ['data_requests', `${retention.dataRequestDays} days`],
  ['request_counts', `${retention.requestCountDays} days`],
];

const leastSecondsBetween = 60 * 60;

/**
 * Removes some of what is too old, once an hour, and what was deleted for good. The next rounds remove the rest; one that
 * fails stops no other. Never throws.
 */
export async function forgetOldRows(): Promise<void> {
  await withoutThrowing(async () => {
    if (await isFirstWithin(leastSecondsBetween, 'retention')) await forgetSome();
  });
  await withoutThrowing(async () => unwrap(await database().rpc('forget_deleted_submissions')));
}

async function forgetSome(): Promise<void> {
  for (const [what, keep] of keptFor) {
    await withoutThrowing(async () =>
      unwrap(await database().rpc('forget_old_rows', { what, keep })),
    );
  }
}

async function withoutThrowing(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logFailure('reconcile', error);
  }
}
