import type { InquiryField } from './inquiry-fields.ts';

/** What was sent, field by field. */
export function InquiryFields({ fields }: { fields: InquiryField[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
      {fields.map(([name, value]) => (
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
