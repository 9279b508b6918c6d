import { isPdf, resumeName } from '#src/features/sessions/lib/resume-file.ts';
import { papersNotices } from '#src/features/sessions/messages/papers.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { readBytes, RequestRefused } from '../http/request.ts';
import { problem } from '../http/respond.ts';

interface Upload {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The file that a request carries, or why it is refused. What it is, its first and last bytes say. */
export async function readUpload(request: Request): Promise<Upload | Response> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/pdf') return problem(415, papersNotices.notPdf);
  let bytes: Uint8Array;
  try {
    bytes = await readBytes(request, limits.resumeMaximumBytes);
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    return problem(error.status, papersNotices.tooLarge);
  }
  if (!isPdf(bytes)) return problem(415, papersNotices.notPdf);
  const name = resumeName(new URL(request.url).searchParams.get('name') ?? '');
  return { name, bytes: new Uint8Array(bytes) };
}
