import { FunctionRefusal } from '#src/shared/data/functions.ts';
import type { DataError } from '#src/shared/data/unwrap.ts';
import { error, type Notice } from '#src/shared/messages/notice.ts';

/** What a function refused with, in its own words; what else went wrong, in ours. */
export function refusalNotice(failure: DataError, failed: Notice): Notice {
  if (!(failure instanceof FunctionRefusal) || failure.problem.status >= 500) return failed;
  const { title, detail } = failure.problem;
  return error(title, detail);
}
