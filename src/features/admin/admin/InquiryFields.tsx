import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { indiaMoment } from '#src/shared/lib/dates/india.ts';

/** Every field that was sent; what was left out is not shown. */
export function InquiryFields({ inquiry }: { inquiry: Inquiry }) {
  const { mentorshiptype, sessiondate, studentcount } = inquiry;
  const fields: [name: string, value: string | null | undefined][] = [
    ['Received', `${indiaMoment(inquiry.created_at)} IST`],
    ['Contact Person', inquiry.contactperson],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
    ['College Name', inquiry.collegename],
    ['Goal', inquiry.goal],
    ['Mentorship', mentorshiptype && `${offerOf(mentorshiptype).name} (${mentorshiptype})`],
    ['Order', inquiry.order_id],
    ['Preferred Mode', inquiry.preferredmode],
    ['Expected Student Count', studentcount?.toLocaleString('en-IN')],
    ['Session Date', sessiondate && plainDate(sessiondate)],
    ['Additional Details', inquiry.additionaldetails],
  ];
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
      {fields
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-small text-soft sm:pt-0.5">{name}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
