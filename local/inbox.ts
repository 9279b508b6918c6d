import { randomUUID } from 'node:crypto';
import { serveHttp } from './server/http-server.ts';
import { respondFromDomains } from './server/mail/domains.ts';
import { respondFromInbox } from './server/mail/inbox-route.ts';
import { openMailStore, type Mail } from './server/mail/mail-store.ts';
import { startResend } from './server/mail/resend.ts';
import type { MailLimits } from './server/mail/resend-limits.ts';
import { respondFromPhone } from './server/phone/phone-pages.ts';
import { createWhatsApp, isForWhatsApp, type PhoneMessage } from './server/phone/whatsapp.ts';

export interface Inbox {
  /** The page with all mails; also what the mail service's library and the messages to phones go to. */
  url: string;
  /** Newest first; with `to`, only those to this address. */
  messages(to?: string): Promise<Mail[]>;
  clear(): Promise<void>;
  /** What phones got by WhatsApp; newest first, with `to`, only those to this number. */
  phoneMessages(to?: string): PhoneMessage[];
  /** Lets WhatsApp fail for the next `count` messages. */
  refuseNextOnPhone(count: number): void;
  /** Puts in a mail that is not sent through the mail service. */
  deliver(mail: { to: string; subject: string; html: string; text?: string }): Promise<void>;
  /** Lets the mail service fail for the next `count` mails; `POST {url}/refuse-next?count=` does the same. */
  refuseNext(count: number): void;
  /** Gives the mail service other limits. */
  limitMails(limits: MailLimits): void;
  close(): Promise<void>;
}

interface InboxOptions {
  /** 0 or nothing: any free one. */
  port?: number;
  /** What the mail service's library must send as its key. */
  apiKey: string;
  /** What WhatsApp's Cloud API must be sent; without it nobody is written to by phone. */
  whatsapp?: { token: string; phoneId: string };
  /** The sender of mails that are delivered directly. */
  from: string;
  /** What the mail service allows; absent: what Resend's free plan does. */
  limits?: MailLimits | undefined;
  /** Keeps the mails over a restart. */
  stateFile?: string;
}

/** Starts the mail service's stand-in and the inbox in which people and tests read what was sent. */
export async function startInbox({
  port = 0,
  apiKey,
  whatsapp = { token: randomUUID(), phoneId: '1' },
  from,
  limits,
  stateFile,
}: InboxOptions): Promise<Inbox> {
  const store = await openMailStore(stateFile);
  const resend = await startResend(apiKey, store, limits);
  const phone = createWhatsApp(whatsapp);

  const server = await serveHttp({
    port,
    handle: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const posted = request.method === 'POST' ? pathname : undefined;
      if (posted === '/emails') return resend.send(request);
      if (posted !== undefined && isForWhatsApp(posted)) return phone.send(request);
      if (pathname.startsWith('/domains')) return respondFromDomains(request, { apiKey, from });
      if (pathname.startsWith('/phone')) return respondFromPhone(request, phone);
      if (posted === '/refuse-next') {
        resend.refuseNext(Number(searchParams.get('count') ?? 1));
        return new Response(null, { status: 204 });
      }
      return respondFromInbox(request, store);
    },
  });

  return {
    url: server.origin,
    messages: async (to) => store.list(to),
    clear: () => {
      phone.clear();
      return store.clear();
    },
    phoneMessages: (to) => phone.list(to),
    refuseNextOnPhone: (count) => phone.refuseNext(count),
    deliver: ({ to, subject, html, text = null }) =>
      store.add({
        id: randomUUID(),
        createdAt: new Date().toISOString(),
        from,
        to: [to],
        subject,
        html,
        text,
        attachments: [],
      }),
    refuseNext: (count) => resend.refuseNext(count),
    limitMails: (changed) => resend.limit(changed),
    close: async () => {
      await server.idle(2_000);
      await server.close();
      await resend.close();
    },
  };
}
