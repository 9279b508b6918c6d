import { refuse } from './requests.ts';

const diskIsFull = /no space left on device|enospc|disk full/i;

/**
 * The answer without the inside of this machine. For a failure that it does not know, @supabase/lite answers with the error
 * as text, in which Postgres and the file system name the files that they could not write.
 */
export async function withoutInternals(request: Request, response: Response): Promise<Response> {
  const isRest = new URL(request.url).pathname.startsWith('/rest/v1/');
  if (!isRest || response.status !== 500) return response;
  return diskIsFull.test(await response.text())
    ? refuse(507, 'The disk is full. Nothing was saved. Make room and try again.')
    : refuse(500, 'Something went wrong here. Nothing was saved. Please try again.');
}
