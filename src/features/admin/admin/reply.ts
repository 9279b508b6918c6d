import { replyMessages } from '#src/features/admin/messages.ts';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { offerOf } from '#src/shared/content/offers.ts';

/** How an answer begins, as it fits what was sent and paid; the rest is the mentor's to write. */
export function replyTo(
  inquiry: Pick<Inquiry, 'type' | 'name' | 'contactperson' | 'mentorshiptype' | 'payment_status'>,
): { subject: string; body: string } {
  const { subject, thanks } = wordsFor(inquiry);
  return { subject, body: `Hello ${inquiry.contactperson ?? inquiry.name},\n\n${thanks}` };
}

function wordsFor({
  type,
  mentorshiptype,
  payment_status,
}: Pick<Inquiry, 'type' | 'mentorshiptype' | 'payment_status'>) {
  if (type === 'contact') return replyMessages.contact;
  if (type !== 'individual' || payment_status === 'refunded') return replyMessages.inquiry;
  const { name } = offerOf(mentorshiptype ?? '');
  return payment_status === 'paid' ? replyMessages.paid(name) : replyMessages.unpaid(name);
}
