import { randomUUID } from 'node:crypto';
import { anEvent, aPost, newOrderId } from '../../support/sample-rows.ts';
import { paidLesson } from '../../support/sample-course.ts';
import { people } from '../../support/use-backend.ts';
import { type Planted, query } from './planted-person.ts';

/** How a person gets into a table, or why nobody is in it. */
type Entry = ((person: Planted) => PromiseLike<unknown>) | string;

const byNewPerson: Entry = async () => undefined;
const content = 'What the mentor publishes, or how the site is set up';
const keysOnly = 'Ids, states and numbers';

const lessonRow = (table: string, column: string) => (person: Planted) =>
  query(
    `insert into ${table} (user_id, lesson_id, ${column}) values ($1, $2, $3)`,
    person.id,
    paidLesson['id'],
    person.name,
  );

const mail = (subject: string, recipient: string, payload: object) =>
  query(
    `insert into outbox (kind, subject, recipient, payload) values ('refund', $1, $2, $3)`,
    subject,
    recipient,
    JSON.stringify(payload),
  );

/** Every table with a text, by schema and name. */
export const tables: Record<string, Entry> = {
  'auth.users': byNewPerson,
  'auth.identities': (person) =>
    query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       values (gen_random_uuid(), 'google', $1, $2, $3)`,
      randomUUID(),
      person.id,
      JSON.stringify({ email: person.email, name: person.name }),
    ),
  'auth.sessions': (person) =>
    query('update auth.sessions set user_agent = $2 where user_id = $1', person.id, person.name),
  'auth.refresh_tokens': (person) =>
    query('update auth.refresh_tokens set parent = $2 where user_id = $1', person.id, person.name),
  'auth.flow_state': (person) =>
    query(
      `insert into auth.flow_state (id, user_id, authentication_method, provider_type, referrer)
       values ($1, $2, 'email', 'email', $3)`,
      randomUUID(),
      person.id,
      person.name,
    ),
  'auth.audit_log_entries': (person) =>
    query(
      'insert into auth.audit_log_entries (id, payload) values ($1, $2)',
      randomUUID(),
      JSON.stringify({
        actor_id: person.id,
        actor_username: person.email,
        actor_name: person.name,
      }),
    ),

  'public.profiles': byNewPerson,
  'public.user_roles': keysOnly,
  'public.admin_actions': async (person) => {
    const line = `insert into admin_actions (admin_id, admin_name, action, table_name, row_id, subject)`;
    await query(`${line} values ($1, $2, 'changed', 'lessons', 'x', 'x')`, person.id, person.name);
    await query(
      `${line} values (null, 'x', 'changed', 'reviews', $1, $2)`,
      person.review,
      person.name,
    );
  },
  'public.request_counts': 'Addresses as hashes, accounts as ids',
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
    await mail(`${person.inquiry}:mentor`, 'mentor@example.com', {
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
  'public.event_categories': content,
  'public.events': (person) =>
    people.service
      .from('events')
      .insert(
        anEvent({ created_by: person.id, description: `Ask ${person.name}, ${person.phone}` }),
      )
      .throwOnError(),
  'public.event_registrations': async (person) => {
    const event = anEvent({ status: 'approved' });
    await people.service.from('events').insert(event).throwOnError();
    // One of the account, and one of another account with the address.
    for (const [user, address] of [
      [person.id, 'other@erasure.example'],
      [people.student.id, person.email],
    ]) {
      await query(
        `insert into event_registrations (event_id, user_id, user_name, user_email, college_name, phone_number)
         values ($1, $2, $3, $4, $3, $5)`,
        event['id'],
        user,
        person.name,
        address,
        person.phone,
      );
    }
    await query(
      `insert into event_registrations (
         event_id, user_id, user_name, user_email, college_name, phone_number, under_18, guardian_name, guardian_email,
         guardian_declared_at
       )
       values ($1, $2, 'Child', 'child@erasure.example', 'College', '9829012345', true, $3, $4, now())`,
      event['id'],
      people.otherStudent.id,
      person.name,
      person.email,
    );
  },
  'public.event_joining_links': content,
  'public.reviews': byNewPerson,
  'public.blog_posts': async (person) => {
    const post = aPost({ author: person.name });
    await people.service.from('blog_posts').insert(post).throwOnError();
    await query('insert into private.blog_authors values ($1, $2)', post['id'], person.id);
  },
  'public.blog_redirects': content,
  'public.removal_confirmations': keysOnly,
  'public.schedule_settings': content,
  'public.mentor_settings': content,
  'public.site_build': keysOnly,
  'public.mail_pause': keysOnly,
  'public.bookings': keysOnly,
  'public.session_questions': (person) =>
    query('insert into session_questions values ($1, array[$2])', person.booking, person.name),
  'public.session_resumes': (person) =>
    query(
      `insert into session_resumes (booking_id, name, content_base64)
       values ($1, $2, encode('%PDF-1.4', 'base64'))`,
      person.booking,
      `${person.name}.pdf`,
    ),
  'public.session_notes': (person) =>
    query('insert into session_notes values ($1, $2, $2)', person.booking, person.name),
  'public.session_steps': (person) =>
    query(
      'insert into session_steps (booking_id, position, step) values ($1, 1, $2)',
      person.booking,
      person.name,
    ),
  'public.phone_messages': (person) =>
    query(
      `insert into phone_messages (kind, subject, recipient, payload, expires_at)
       values ('session_moved', $1, $2, $3, now())`,
      `${person.paidOrder}:0:buyer`,
      `+91${person.phone}`,
      JSON.stringify({ customer_name: person.name }),
    ),
  'public.courses': content,
  'public.course_modules': content,
  'public.lessons': content,
  'public.lesson_files': content,
  'public.questions': content,
  'public.question_keys': content,
  'public.enrolments': keysOnly,
  'public.lesson_notes': lessonRow('lesson_notes', 'note'),
  'public.task_submissions': lessonRow('task_submissions', 'answer'),
  'public.lesson_questions': lessonRow('lesson_questions', 'question'),
  'public.privacy_notices': content,
  'public.consents': (person) =>
    query(
      `insert into consents (purpose, email, phone, notice_version, place)
       values ('whatsapp_reminders', $1, $2, private.current_notice(), 'booking')`,
      person.email.toUpperCase(),
      person.phone,
    ),
  'public.grievances': (person) =>
    query(
      `insert into grievances (name, email, topic, description) values ($1, $2, 'payment', $3)`,
      person.name,
      person.email,
      `Call ${person.phone}`,
    ),
  'public.data_requests': (person) =>
    query('insert into data_requests (email) values ($1)', person.email),
  'public.retention_runs': keysOnly,

  'private.write_bounds': content,
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
  'private.mentor_news': keysOnly,
};
