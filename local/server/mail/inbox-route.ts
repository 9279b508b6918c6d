import { answer } from '../answers.ts';
import { mailContent, mailListPage, mailPage, mailPolicy, pagePolicy } from './inbox-pages.ts';
import type { Attachment, MailStore } from './mail-store.ts';

/** The inbox as pages (`/`, `/messages/{id}`) and as JSON (`/messages`, `/messages?to=`). */
export async function respondFromInbox(request: Request, store: MailStore): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method === 'DELETE' && pathname === '/messages') {
    await store.clear();
    return new Response(null, { status: 204 });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'Not allowed.');
  if (pathname === '/') return html(mailListPage(store.list()), pagePolicy);
  if (pathname === '/messages') {
    return Response.json(store.list(searchParams.get('to') ?? undefined));
  }

  const [, folder, id = '', part, index] = pathname.split('/');
  const mail = folder === 'messages' ? store.find(id) : undefined;
  if (mail && part === undefined) return html(mailPage(mail), pagePolicy);
  if (mail && part === 'content') return html(mailContent(mail), mailPolicy);
  const attachment = part === 'attachments' ? mail?.attachments[Number(index)] : undefined;
  return attachment ? download(attachment) : answer(404, 'There is no such mail.');
}

export const html = (content: string, policy: string) =>
  new Response(content, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });

const download = ({ filename, content }: Attachment) =>
  new Response(Buffer.from(content, 'base64'), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'x-content-type-options': 'nosniff',
    },
  });
