import { answer } from '../answers.ts';
import { escape, page, pagePolicy, refreshing, timeOf } from '../mail/inbox-pages.ts';
import { html } from '../mail/inbox-route.ts';
import type { PhoneMessage, WhatsApp } from './whatsapp.ts';

/** What phones got, as a page (`/phone`) and as JSON (`/phone/messages`, `/phone/messages?to=`). */
export async function respondFromPhone(request: Request, phone: WhatsApp): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'Not allowed.');
  if (pathname === '/phone') return html(messagesPage(phone.list()), pagePolicy);
  if (pathname !== '/phone/messages') return answer(404, 'There is no such page.');
  return Response.json(phone.list(searchParams.get('to') ?? undefined));
}

function messagesPage(messages: PhoneMessage[]): string {
  const rows = messages.map(
    (message) => `<li><div class="message">
      <span class="people">To ${escape(message.to)} ${timeOf(message)}</span>
      <span>${escape(message.text)}</span>
    </div></li>`,
  );
  return page(
    'Messages to phones',
    `<p><a href="/">← Inbox</a></p>
    <h1>Messages to phones</h1>
    <p class="note">What this site would send by WhatsApp arrives here; nothing leaves this machine.</p>
    ${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p class="empty">No message yet.</p>'}`,
    refreshing,
  );
}
