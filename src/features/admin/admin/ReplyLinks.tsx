import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { mailLink, whatsAppLink } from '#src/shared/lib/reply-links.ts';
import { replyTo } from './reply.ts';

/** Links that begin a reply, by mail or in a chat. */
export function ReplyLinks({ inquiry }: { inquiry: Inquiry }) {
  const { subject, body } = replyTo(inquiry);
  const chat = inquiry.phone && whatsAppLink(inquiry.phone, body);
  return (
    <p className="flex flex-wrap gap-3">
      {inquiry.email && (
        <a className="btn btn-fill btn-small" href={mailLink(inquiry.email, subject, body)}>
          Reply by mail
        </a>
      )}
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
        <a className="btn btn-quiet btn-small" href={`tel:+91${inquiry.phone}`}>
          Call
        </a>
      )}
    </p>
  );
}
