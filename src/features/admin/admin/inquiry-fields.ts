import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';

export type InquiryField = [name: string, value: string];

/** Every field that was sent, as an admin reads it; what was left out is not among them. */
export function fieldsOf(inquiry: Inquiry): InquiryField[] {
  const { mentorshiptype, sessiondate, studentcount } = inquiry;
  const fields: [name: string, value: string | null | undefined][] = [
    ['Received', plainMoment(inquiry.created_at)],
    ['Contact Person', inquiry.contactperson],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
    ['Parent or Guardian', inquiry.guardian_name],
    ['Their Email', inquiry.guardian_email],
    ['College Name', inquiry.collegename],
    ['Goal', inquiry.goal],
    ['Mentorship', mentorshiptype && `${offerOf(mentorshiptype).name} (${mentorshiptype})`],
    ['Order', inquiry.order_id],
    ['Preferred Mode', inquiry.preferredmode],
    ['Expected Student Count', studentcount?.toLocaleString('en-IN')],
    ['Session Date', sessiondate && plainDate(sessiondate)],
    [inquiry.type === 'contact' ? 'Message' : 'Additional Details', inquiry.additionaldetails],
  ];
  return fields.filter((field): field is InquiryField => Boolean(field[1]));
}

/** What another attempt said otherwise than the one that is shown; `Received` always. */
export function differencesOf(attempt: Inquiry, shown: Inquiry): InquiryField[] {
  const known = new Map(fieldsOf(shown));
  const fields: InquiryField[] = [...fieldsOf(attempt), ['Name', attempt.name]];
  known.set('Name', shown.name);
  return fields.filter(([name, value]) => name === 'Received' || known.get(name) !== value);
}

/** `Resume Preparation · 3 attempts`, `Sent 2 times`; nothing where there is nothing to say. */
export function summaryOf({
  type,
  mentorshiptype,
  attempts,
}: Pick<Inquiry, 'type' | 'mentorshiptype' | 'attempts'>): string {
  const number = attempts.toLocaleString('en-IN');
  if (type !== 'individual') return attempts > 1 ? `Sent ${number} times` : '';
  const offer = mentorshiptype ? [offerOf(mentorshiptype).name] : [];
  return [...offer, ...(attempts > 1 ? [`${number} attempts`] : [])].join(' · ');
}
