import { papersNotices } from '#src/features/sessions/messages/papers.ts';
import { sessionNotices } from '#src/features/sessions/messages/refusals.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { isAdmin } from '../lib/auth/admin.ts';
import { byMethod } from '../lib/http/by-method.ts';
import { endpoint, type FunctionContext } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { attachment, json, problem } from '../lib/http/respond.ts';
import {
  findOwnSession,
  findPaidSession,
  isOver,
  isResumeId,
} from '../lib/sessions/open-papers.ts';
import { readUpload } from '../lib/sessions/resume-upload.ts';
import { addResume, findResume, removeResume, replaceResume } from '../lib/sessions/resumes.ts';
import { findSessionOrRefuse, sessionKeyIn } from '../lib/sessions/session-answer.ts';

// Several people behind one address may send theirs at once.
const sentPerMinute = 20;
const readPerMinute = 60;

const refuseTooMany = async (action: string, { ip }: FunctionContext, maximum: number) => {
  const wait = await secondsUntilAllowed(action, ip, maximum);
  return wait > 0
    ? problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) })
    : undefined;
};

/** A file for its session's buyer, or for an admin. */
const read = endpoint({
  name: 'session-resume',
  method: 'GET',
  failure: papersNotices.resumeUnreadable,
  async handle(request, context) {
    const refused = await refuseTooMany('read-resume', context, readPerMinute);
    if (refused) return refused;
    const url = new URL(request.url);
    const id = url.searchParams.get('id') ?? '';
    if (!isResumeId(id)) return problem(404, papersNotices.resumeGone);
    const file = await findResumeFor(request, id);
    return file
      ? attachment(file.bytes, 'application/pdf', file.name)
      : problem(404, papersNotices.resumeGone);
  },
});

async function findResumeFor(request: Request, id: string) {
  if (request.headers.has('authorization')) {
    return (await isAdmin(request)) ? findResume(id, 'any') : null;
  }
  const key = sessionKeyIn(new URL(request.url));
  const own = key && (await findOwnSession(key));
  return own === null || own instanceof Response ? null : findResume(id, own.bookingId);
}

/** The buyer adds a PDF to their session, or puts it in the place of the one that `replaces` names. */
const send = endpoint({
  name: 'session-resume',
  method: 'POST',
  failure: papersNotices.resumeFailed,
  async handle(request, context) {
    const refused = await refuseTooMany('session-resume', context, sentPerMinute);
    if (refused) return refused;
    const url = new URL(request.url);
    const key = sessionKeyIn(url);
    if (key === null) return problem(400, sessionNotices.missing);
    const own = await findPaidSession(key);
    if (own instanceof Response) return own;
    if (isOver(own.session)) return problem(409, papersNotices.resumeClosed);

    const file = await readUpload(request);
    if (file instanceof Response) return file;
    const replaced = url.searchParams.get('replaces');
    if (replaced === null) {
      const answer = await addResume(own.bookingId, file);
      if (answer === 'too_many') return problem(409, papersNotices.tooMany);
    } else if (!isResumeId(replaced) || !(await replaceResume(own.bookingId, replaced, file))) {
      return problem(404, papersNotices.resumeGone);
    }
    const after = await findSessionOrRefuse(key);
    return after instanceof Response ? after : json(200, after);
  },
});

/** The buyer takes a resume back, also after the session or a refund. */
const remove = endpoint({
  name: 'session-resume',
  method: 'DELETE',
  failure: papersNotices.removeFailed,
  async handle(request, context) {
    const refused = await refuseTooMany('session-resume', context, sentPerMinute);
    if (refused) return refused;
    const url = new URL(request.url);
    const [key, id] = [sessionKeyIn(url), url.searchParams.get('id') ?? ''];
    if (key === null) return problem(400, sessionNotices.missing);
    const own = await findOwnSession(key);
    if (own instanceof Response) return own;
    if (!own.session.papers.resumes.some((resume) => resume.id === id)) {
      return problem(404, papersNotices.resumeGone);
    }
    await removeResume(own.bookingId, id);
    const after = await findSessionOrRefuse(key);
    return after instanceof Response ? after : json(200, after);
  },
});

export default byMethod({ GET: read, POST: send, DELETE: remove }, papersNotices.resumeUnreadable);
