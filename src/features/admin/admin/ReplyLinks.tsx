import { replyMessages } from '#src/features/admin/messages.ts';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { mailLink, whatsAppLink } from '#src/shared/lib/reply-links.ts';

/** Links that begin a reply, by mail or in a chat. */
export function ReplyLinks({ inquiry }: { inquiry: Inquiry }) {
  const greeting = replyMessages.greeting(inquiry.contactperson ?? inquiry.name);
  const chat = whatsAppLink(inquiry.phone, greeting);
  return (
    <p className="flex flex-wrap gap-3">
      <a
        className="btn btn-fill btn-small"
        href={mailLink(inquiry.email, replyMessages.subject, greeting)}
      >
        Reply by mail
      </a>
      {chat && (
        <a
          className="btn btn-quiet btn-small"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Reply on WhatsApp (opens in a new tab)"
        >
          Reply on WhatsApp
        </a>
      )}
      {inquiry.phone && (
        <a className="btn btn-quiet btn-small" href={`tel:${inquiry.phone.replace(/[^+\d]/g, '')}`}>
          Call
        </a>
      )}
    </p>
  );
}
