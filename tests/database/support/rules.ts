import { randomUUID } from 'node:crypto';
import type { People } from './people.ts';
import {
  aBooking,
  aCollegeInquiry,
  aMail,
  anEvent,
  aPayment,
  aPost,
  aRegistration,
  aReview,
  dayFromToday,
  type Row,
} from './sample-rows.ts';

export type Role = 'visitor' | 'student' | 'otherStudent' | 'admin';
export const roles: Role[] = ['visitor', 'student', 'otherStudent', 'admin'];

/** A row that is there, and who may do what with it. */
interface StoredRow {
  name: string;
  row: (people: People) => Row;
  readers: Role[];
  updaters: Role[];
  deleters: Role[];
  change: Row;
}

/** A row that someone tries to put in. `self` is who tries. */
interface NewRow {
  name: string;
  row: (self: string, people: People) => Row;
  writers: Role[];
  /** Who may have the row answered as well; all writers when absent. */
  readersBack?: Role[];
}

export interface TableRules {
  table: string;
  key: string;
  /** Prepares what the rows refer to. */
  prepare?: (people: People) => Promise<void>;
  /** The rows belong to accounts: they are put back as they were instead of being deleted. */
  belongsToAccount?: true;
  /** Not even the service key writes it: the rows are put there by the owner of the database. */
  writtenByOwner?: true;
  stored: StoredRow[];
  added: NewRow[];
}

const everyone: Role[] = ['visitor', 'student', 'otherStudent', 'admin'];
const signedIn: Role[] = ['student', 'otherStudent', 'admin'];
const admin: Role[] = ['admin'];
const studentAndAdmin: Role[] = ['student', 'admin'];
const nobody: Role[] = [];

const approved = anEvent({ status: 'approved', title: 'Approved event' });
const past = anEvent({ status: 'approved', event_date: dayFromToday(-3), title: 'Past event' });
const marked = anEvent({ status: 'approved', is_past_event: true, title: 'Marked as past' });
const pending = anEvent({ title: 'Pending event' });
const online = anEvent({ status: 'approved', title: 'Online event' });
const unlinked = anEvent({ status: 'approved', title: 'Online event without a link' });

const registrationFor = (event: Row) => (self: string) =>
  aRegistration({ event_id: event['id'], user_id: self });

const joiningLinkOf = (event: Row): Row => ({
  event_id: event['id'],
  link: 'https://meet.example/resume',
});

/** docs/architecture.md, "Who may do what", as data: someone who is not named is refused. */
export const rules: TableRules[] = [
  {
    table: 'events',
    key: 'id',
    stored: [
      {
        name: 'an approved event',
        row: () => anEvent({ status: 'approved' }),
        readers: everyone,
        updaters: admin,
        deleters: admin,
        change: { title: 'Changed' },
      },
      {
        name: 'a pending event',
        row: () => anEvent(),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { status: 'approved' },
      },
      {
        name: 'a rejected event of their own',
        row: ({ student }) => anEvent({ status: 'rejected', created_by: student.id }),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { status: 'approved' },
      },
    ],
    added: [
      {
        name: 'an event',
        row: (self) => anEvent({ created_by: self }),
        writers: signedIn,
        readersBack: admin,
      },
    ],
  },
  {
    table: 'event_categories',
    key: 'name',
    stored: [
      {
        name: 'a category',
        row: () => ({ name: `Category ${randomUUID()}` }),
        readers: everyone,
        updaters: admin,
        deleters: admin,
        change: { name: `Renamed ${randomUUID()}` },
      },
    ],
    added: [
      { name: 'a category', row: () => ({ name: `Category ${randomUUID()}` }), writers: admin },
    ],
  },
  {
    table: 'event_registrations',
    key: 'id',
    prepare: async ({ service }) => {
      await service.from('events').upsert([approved, past, pending, marked]).throwOnError();
    },
    stored: [
      {
        name: "the student's registration",
        row: ({ student }) => registrationFor(approved)(student.id),
        readers: studentAndAdmin,
        updaters: nobody,
        deleters: studentAndAdmin,
        change: { user_name: 'Changed' },
      },
    ],
    added: [
      {
        name: 'their registration for an approved event',
        row: registrationFor(approved),
        writers: signedIn,
      },
      { name: 'their registration for a past event', row: registrationFor(past), writers: nobody },
      {
        name: 'their registration for an event marked as past',
        row: registrationFor(marked),
        writers: nobody,
      },
      {
        name: 'their registration for a pending event',
        row: registrationFor(pending),
        writers: nobody,
      },
      {
        name: "someone else's registration",
        row: (self, people) => registrationFor(approved)(someoneElse(self, people)),
        writers: nobody,
      },
    ],
  },
  {
    table: 'event_joining_links',
    key: 'event_id',
    prepare: async ({ service, student }) => {
      await service.from('events').upsert([online, unlinked]).throwOnError();
      await service
        .from('event_registrations')
        .upsert(registrationFor(online)(student.id))
        .throwOnError();
    },
    stored: [
      {
        name: 'the joining link of an event that the student is registered for',
        row: () => joiningLinkOf(online),
        readers: studentAndAdmin,
        updaters: admin,
        deleters: admin,
        change: { link: 'https://meet.example/changed' },
      },
    ],
    added: [{ name: 'a joining link', row: () => joiningLinkOf(unlinked), writers: admin }],
  },
  {
    table: 'reviews',
    key: 'id',
    stored: [
      {
        name: "the words of the student's review",
        row: ({ student }) => aReview({ user_id: student.id }),
        readers: everyone,
        updaters: ['student'],
        deleters: studentAndAdmin,
        change: { title: 'Changed', rating: 1 },
      },
      {
        name: "whether the student's review is shown",
        row: ({ student }) => aReview({ user_id: student.id }),
        readers: everyone,
        updaters: admin,
        deleters: studentAndAdmin,
        change: { hidden_reason: 'Names a third person' },
      },
      {
        name: "the answer to the student's review",
        row: ({ student }) => aReview({ user_id: student.id }),
        readers: everyone,
        updaters: admin,
        deleters: studentAndAdmin,
        change: { answer: 'Thank you.' },
      },
      {
        name: "a hidden review of the student's",
        row: ({ student }) => aReview({ user_id: student.id, hidden_reason: 'Advertising' }),
        readers: studentAndAdmin,
        updaters: admin,
        deleters: admin,
        change: { hidden_reason: null },
      },
    ],
    added: [
      { name: 'their review', row: (self) => aReview({ user_id: self }), writers: signedIn },
      {
        name: "someone else's review",
        row: (self, people) => aReview({ user_id: someoneElse(self, people) }),
        writers: nobody,
      },
    ],
  },
  {
    table: 'profiles',
    key: 'id',
    belongsToAccount: true,
    stored: [
      {
        name: "the name in the student's profile",
        row: ({ student }) => aProfile(student.id, student.email),
        readers: studentAndAdmin,
        updaters: ['student'],
        deleters: nobody,
        change: { full_name: 'Rohan Kumar Sharma', email: 'rohan@college.example' },
      },
      {
        name: "the role in the student's profile",
        row: ({ student }) => aProfile(student.id, student.email),
        readers: studentAndAdmin,
        updaters: nobody,
        deleters: nobody,
        change: { role: 'admin' },
      },
    ],
    added: [
      {
        name: 'a profile',
        row: () => aProfile(randomUUID(), 'new@college.example'),
        writers: nobody,
      },
    ],
  },
  {
    table: 'user_roles',
    key: 'user_id',
    belongsToAccount: true,
    stored: [
      {
        name: "the student's role",
        row: ({ student }) => ({ user_id: student.id, role: 'user' }),
        readers: studentAndAdmin,
        updaters: nobody,
        deleters: nobody,
        change: { role: 'admin' },
      },
    ],
    added: [
      {
        name: 'a role',
        row: (_self, { otherStudent }) => ({ user_id: otherStudent.id, role: 'admin' }),
        writers: nobody,
      },
    ],
  },
  {
    table: 'payments',
    key: 'order_id',
    stored: [
      {
        name: 'a payment',
        row: ({ student }) => aPayment({ customer_email: student.email }),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { payment_status: 'paid' },
      },
    ],
    added: [{ name: 'a payment', row: () => aPayment(), writers: nobody }],
  },
  {
    table: 'blog_posts',
    key: 'id',
    stored: [
      {
        name: 'a published post',
        row: () => aPost(),
        readers: everyone,
        updaters: admin,
        deleters: admin,
        change: { title: 'Changed' },
      },
      {
        name: 'a draft',
        row: () => aPost({ publishedat: null }),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { publishedat: '2026-01-01T00:00:00+00:00' },
      },
      {
        name: 'a scheduled post',
        row: () => aPost({ publishedat: `${dayFromToday(2)}T00:00:00+00:00` }),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { publishedat: '2026-01-01T00:00:00+00:00' },
      },
    ],
    added: [{ name: 'a post', row: () => aPost(), writers: admin }],
  },
  {
    table: 'blog_redirects',
    key: 'old_slug',
    prepare: async ({ service }) => {
      await service.from('blog_posts').upsert([publicPost, draft]).throwOnError();
    },
    stored: [
      {
        name: 'the old slug of a published post',
        row: () => anOldSlug(publicPost),
        readers: everyone,
        updaters: nobody,
        deleters: nobody,
        change: { old_slug: 'changed' },
      },
      {
        name: 'the old slug of a draft',
        row: () => anOldSlug(draft),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { old_slug: 'changed' },
      },
    ],
    added: [{ name: 'an old slug', row: () => anOldSlug(publicPost), writers: nobody }],
  },
  {
    table: 'form_submissions',
    key: 'id',
    stored: [
      {
        name: 'a booking',
        row: () => aBooking(),
        readers: admin,
        updaters: nobody,
        deleters: admin,
        change: { goal: 'skills' },
      },
      {
        name: 'a college inquiry',
        row: () => aCollegeInquiry(),
        readers: admin,
        updaters: nobody,
        deleters: admin,
        change: { studentcount: 1 },
      },
    ],
    added: [
      { name: 'a booking', row: () => aBooking(), writers: everyone, readersBack: admin },
      {
        name: 'a college inquiry',
        row: () => aCollegeInquiry(),
        writers: everyone,
        readersBack: admin,
      },
    ],
  },
  {
    table: 'removal_confirmations',
    key: 'id',
    stored: [
      {
        name: 'a confirmation that rows were meant to go',
        row: () => ({
          id: randomUUID(),
          table_name: 'events',
          read_at: '2026-11-23T06:00:00+00:00',
          rows_left: 2,
          confirmed_at: '2026-11-23T06:00:00+00:00',
        }),
        readers: everyone,
        updaters: nobody,
        deleters: nobody,
        change: { rows_left: 0 },
      },
    ],
    added: [
      {
        name: 'a confirmation that rows were meant to go',
        row: () => ({
          id: randomUUID(),
          table_name: 'events',
          read_at: '2026-11-23T06:00:00+00:00',
          rows_left: 2,
        }),
        writers: admin,
      },
    ],
  },
  {
    table: 'inquiry_notes',
    key: 'submission_id',
    prepare: async ({ service }) => {
      await service.from('form_submissions').upsert([noted, unnoted]).throwOnError();
    },
    stored: [
      {
        name: 'a note on an inquiry',
        row: () => ({ submission_id: noted['id'], status: 'replied', note: 'Calls on Monday' }),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { status: 'won' },
      },
    ],
    added: [
      {
        name: 'a note on an inquiry',
        row: () => ({ submission_id: unnoted['id'], status: 'won' }),
        writers: admin,
      },
    ],
  },
  {
    table: 'admin_actions',
    key: 'id',
    writtenByOwner: true,
    stored: [
      {
        name: 'what an admin did',
        row: () => anAction(),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { admin_name: 'Somebody else' },
      },
    ],
    added: [{ name: 'what an admin did', row: () => anAction(), writers: nobody }],
  },
  {
    table: 'provider_events',
    key: 'id',
    stored: [
      {
        name: 'a webhook event',
        row: () => ({ id: `evt_${randomUUID()}`, type: 'checkout.session.completed' }),
        readers: nobody,
        updaters: nobody,
        deleters: nobody,
        change: { type: 'changed' },
      },
    ],
    added: [
      {
        name: 'a webhook event',
        row: () => ({ id: `evt_${randomUUID()}`, type: 'checkout.session.completed' }),
        writers: nobody,
      },
    ],
  },
  {
    table: 'receipt_series',
    key: 'series',
    stored: [
      {
        name: 'a receipt series',
        row: () => aReceiptSeries(),
        readers: nobody,
        updaters: nobody,
        deleters: nobody,
        change: { last_number: 1 },
      },
    ],
    added: [{ name: 'a receipt series', row: () => aReceiptSeries(), writers: nobody }],
  },
  {
    table: 'outbox',
    key: 'id',
    stored: [
      {
        name: 'a mail',
        row: () => aMail(),
        readers: nobody,
        updaters: nobody,
        deleters: nobody,
        change: { recipient: 'thief@example.com' },
      },
    ],
    added: [{ name: 'a mail', row: () => aMail(), writers: nobody }],
  },
  {
    table: 'request_counts',
    key: 'bucket',
    stored: [
      {
        name: 'a request count',
        row: () => aRequestCount(),
        readers: nobody,
        updaters: nobody,
        deleters: nobody,
        change: { count: 0 },
      },
    ],
    added: [{ name: 'a request count', row: () => aRequestCount(), writers: nobody }],
  },
];

const noted = aBooking();
const unnoted = aBooking();
const anAction = () => ({
  id: randomUUID(),
  happened_at: '2026-01-01T00:00:00+00:00',
  admin_id: null,
  admin_name: 'Ananya Mehra',
  action: 'deleted',
  table_name: 'events',
  row_id: randomUUID(),
  subject: 'Resume clinic',
  summary: null,
});

const publicPost = aPost();
const draft = aPost({ publishedat: null });

const anOldSlug = (post: Row) => ({ old_slug: `old-${randomUUID()}`, post_id: post['id'] });
const aProfile = (id: string, email: string) => ({ id, email, full_name: 'Someone', role: 'user' });
const aReceiptSeries = () => ({ series: '1999-00', last_number: 7 });
const aRequestCount = () => ({
  bucket: randomUUID(),
  count: 9,
  window_ends: '2026-01-01T00:00:00+00:00',
});

const someoneElse = (self: string, { student, otherStudent }: People) =>
  self === student.id ? otherStudent.id : student.id;
