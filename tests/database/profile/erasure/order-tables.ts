import { randomUUID } from 'node:crypto';
import { newOrderId } from '../../support/sample-rows.ts';
import { keysOnly, query, type Tables } from './planted-person.ts';

const mail = (subject: string, recipient: string, payload: object) =>
  query(
    `insert into outbox (kind, subject, recipient, payload) values ('refund', $1, $2, $3)`,
    subject,
    recipient,
    JSON.stringify(payload),
  );

/** Inquiries, orders, and the mails about them. */
export const orderTables: Tables = {
  'public.outbox': async (person) => {
    await query(
      `insert into outbox (kind, subject, recipient, copy_to) values ('refund', $1, 'child@erasure.example', $2)`,
      randomUUID(),
      person.email.toUpperCase(),
    );
    await mail(randomUUID(), person.email.toUpperCase(), {});
    await mail(randomUUID(), 'mentor@example.com', {
      customer_email: person.email,
      name: person.name,
    });
    await mail(`${person.paidOrder}:mentor`, 'mentor@example.com', {
      name: person.name,
      phone: person.phone,
    });
  },
  'public.form_submissions': (person) =>
    query(
      `insert into form_submissions
         (type, email, fullname, goal, under_18, guardian_name, guardian_email, guardian_declared_at)
       values ('individual', 'child@erasure.example', 'Child', 'career', true, $1, $2, now())`,
      person.name,
      person.email.toUpperCase(),
    ),
  'public.inquiry_notes': (person) =>
    query(
      'insert into inquiry_notes (submission_id, note) values ($1, $2)',
      person.inquiry,
      `Called ${person.name}`,
    ),
  'public.payments': async (person) => {
    for (const status of ['paid', 'pending']) {
      await query(
        `insert into payments (
           order_id, amount, mentorshiptype, payment_status, customer_name, customer_email, customer_phone,
           under_18, guardian_name, guardian_email, guardian_declared_at
         )
         values ($1, 149, 'resume_preparation', $2, 'Child', 'child@erasure.example', $3, true, $4, $5, now())`,
        newOrderId(),
        status,
        person.phone,
        person.name,
        person.email,
      );
    }
  },
  'public.receipt_series': keysOnly,
  'public.provider_events': keysOnly,
  'public.refunds': keysOnly,
  'public.disputes': keysOnly,
  'private.deleted_submissions': async (person) => {
    for (const submission of [
      { email: person.email, fullname: person.name, phone: person.phone },
      { email: 'child@erasure.example', guardian_email: person.email, guardian_name: person.name },
    ]) {
      await query(
        `insert into private.deleted_submissions (id, submission, order_ids) values ($1, $2, '{}')`,
        randomUUID(),
        JSON.stringify(submission),
      );
    }
  },
  'private.refund_requests': keysOnly,
};
