import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, invitePeople, type People } from '../support/people.ts';
import {
  aBooking,
  anEvent,
  aPayment,
  aPost,
  aRegistration,
  aReview,
  type Row,
} from '../support/sample-rows.ts';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let people: People;
let admin: Client;
beforeAll(async () => {
  backend = await openTestBackend();
  people = await invitePeople(backend);
  admin = people.admin.client;
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.query('delete from public.admin_actions');
});

const auditLog = async () =>
  (
    await admin
      .from('admin_actions')
      .select('admin_name, action, table_name, row_id, subject, summary')
      .order('happened_at')
      .throwOnError()
  ).data as unknown as Row[];

const byService = (table: string, row: Row) =>
  people.service.from(table).insert(row).throwOnError();
const change = (table: string, row: Row, what: Row) =>
  admin.from(table).update(what).eq('id', row['id']).throwOnError();
const remove = (table: string, row: Row) =>
  admin.from(table).delete().eq('id', row['id']).throwOnError();

describe('the audit log shows what an admin did', () => {
  test('to an event, once, with its registrations', async () => {
    const event = anEvent({ title: 'Resume clinic', created_by: people.admin.id });
    await admin.from('events').insert(event).throwOnError();
    await change('events', event, { status: 'approved' });
    await change('events', event, { venue: 'Kota', event_time: '19:00' });
    await people.student.client
      .from('event_registrations')
      .insert(aRegistration({ event_id: event['id'], user_id: people.student.id }))
      .throwOnError();
    await remove('events', event);
    const told = { admin_name: 'Ananya Mehra', table_name: 'events', subject: 'Resume clinic' };
    expect(await auditLog()).toMatchObject([
      { ...told, action: 'created', row_id: event['id'], summary: 'status: pending' },
      { ...told, action: 'changed', summary: 'status: pending → approved' },
      { ...told, action: 'changed', summary: 'event_time, venue' },
      { ...told, action: 'deleted', summary: 'status: approved' },
    ]);
  });

  test('to an article', async () => {
    const post = aPost({ title: 'Your first resume' });
    await admin.from('blog_posts').insert(post).throwOnError();
    await change('blog_posts', post, { content: '<p>Two pages.</p>', slug: 'two-pages' });
    await remove('blog_posts', post);
    expect(await auditLog()).toMatchObject([
      { action: 'created', table_name: 'blog_posts', subject: 'Your first resume' },
      { action: 'changed', summary: `content, slug: ${String(post['slug'])} → two-pages` },
      { action: 'deleted' },
    ]);
  });

  test("to someone's review, and nothing of what was said in it", async () => {
    const review = aReview({ user_id: people.student.id, content: 'Secret words' });
    await byService('reviews', review);
    await change('reviews', review, { hidden_reason: 'Names Priya' });
    await remove('reviews', review);
    const told = await auditLog();
    expect(told).toMatchObject([
      { action: 'changed', table_name: 'reviews', summary: 'hidden_reason' },
      { action: 'deleted', table_name: 'reviews' },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Secret|Priya|Rohan/);
  });

  test('to an inquiry and the note on it, and nothing of who left it', async () => {
    const booking = aBooking();
    await byService('form_submissions', booking);
    await admin
      .from('inquiry_notes')
      .insert({ submission_id: booking['id'], note: 'Kavya calls back' })
      .throwOnError();
    await admin
      .from('inquiry_notes')
      .update({ status: 'won', note: 'Kavya paid' })
      .eq('submission_id', booking['id'])
      .throwOnError();
    await remove('form_submissions', booking);
    const told = await auditLog();
    expect(told).toMatchObject([
      { action: 'created', table_name: 'inquiry_notes', row_id: booking['id'] },
      { action: 'changed', summary: 'note, status: new → won' },
      { action: 'deleted', table_name: 'form_submissions', summary: 'type: individual' },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Kavya|students\.example|98290/);
  });

  test("when it was someone else's registration that went", async () => {
    const event = anEvent({ status: 'approved' });
    await byService('events', event);
    const registration = aRegistration({ event_id: event['id'], user_id: people.student.id });
    await byService('event_registrations', registration);
    await remove('event_registrations', registration);
    expect(await auditLog()).toMatchObject([
      { action: 'deleted', table_name: 'event_registrations', row_id: registration['id'] },
    ]);
  });

  test('and what the service key did to roles and refunds', async () => {
    await people.service
      .from('user_roles')
      .upsert({ user_id: people.otherStudent.id, role: 'admin' })
      .throwOnError();
    await people.service
      .from('user_roles')
      .delete()
      .eq('user_id', people.otherStudent.id)
      .throwOnError();
    const payment = aPayment({ payment_status: 'paid' });
    await byService('payments', payment);
    await people.service
      .from('payments')
      .update({ payment_status: 'refunded' })
      .eq('order_id', payment['order_id'])
      .throwOnError();
    expect(await auditLog()).toMatchObject([
      { admin_name: 'The service key', table_name: 'user_roles', summary: 'role: admin' },
      { action: 'deleted', table_name: 'user_roles' },
      { table_name: 'payments', summary: 'payment_status: paid → refunded' },
    ]);
  });
});

describe('the audit log does not have', () => {
  test('what people do themselves', async () => {
    const { client, id } = people.student;
    const event = anEvent({ status: 'approved' });
    await byService('events', event);
    await client.from('events').insert(anEvent({ created_by: id }));
    await client
      .from('reviews')
      .insert(aReview({ user_id: id }))
      .throwOnError();
    const registration = aRegistration({ event_id: event['id'], user_id: id });
    await client.from('event_registrations').insert(registration).throwOnError();
    await client.from('event_registrations').delete().eq('id', registration['id']).throwOnError();
    await people.visitor.from('form_submissions').insert(aBooking());
    expect(await auditLog()).toEqual([]);
  });

  test('a save that changes nothing', async () => {
    const event = anEvent();
    await byService('events', event);
    await change('events', event, { title: event['title'] });
    expect(await auditLog()).toEqual([]);
  });
});

describe('nobody but the database writes the audit log', () => {
  const forged = {
    admin_name: 'Somebody else',
    action: 'deleted',
    table_name: 'events',
    row_id: 'x',
  };

  test.each(['visitor', 'student', 'admin', 'service'] as const)('as %s', async (who) => {
    await admin
      .from('events')
      .insert(anEvent({ created_by: people.admin.id }))
      .throwOnError();
    const before = await auditLog();
    expect(before).toHaveLength(1);
    const client = who === 'visitor' || who === 'service' ? people[who] : people[who].client;
    const { error } = await client.from('admin_actions').insert(forged);
    expect(error).not.toBeNull();
    await client.from('admin_actions').update({ admin_name: 'Nobody' }).neq('row_id', '');
    await client.from('admin_actions').delete().neq('row_id', '');
    for (const name of ['add_admin_action', 'log_admin_action']) {
      expect((await client.rpc(name, forged)).error).not.toBeNull();
    }
    expect(await auditLog()).toEqual(before);
  });

  test('and it outlives the account of its admin', async () => {
    const { join, makeAdmin } = await import('../support/people.ts');
    const former = await join(backend, 'former@college.example', { full_name: 'Dev Anand' });
    await makeAdmin(people.service, former);
    await former.client.from('event_categories').select();
    await former.client
      .from('events')
      .insert(anEvent({ created_by: former.id, title: 'Left behind' }))
      .throwOnError();
    await backend.query('delete from auth.users where id = $1', [former.id]);
    expect(await auditLog()).toContainEqual(
      expect.objectContaining({ admin_name: 'Dev Anand', subject: 'Left behind' }),
    );
  });
});

describe('what is not published yet', () => {
  const beginning = new Date(Date.now() - 60_000).toISOString();
  const changes = async (moment: string) =>
    ((await admin.rpc('changes_since', { moment }).throwOnError()).data as unknown as Row[]).map(
      ({ table_name, subject, change }) => ({ table_name, subject, change }),
    );

  test('is what became visible, changed, or went out of sight', async () => {
    await backend.query('delete from public.events');
    await backend.query('delete from public.blog_posts');
    await backend.query('delete from public.reviews');
    const shown = anEvent({ status: 'approved', title: 'Shown' });
    const gone = anEvent({ status: 'approved', title: 'Gone' });
    const rejected = anEvent({ status: 'approved', title: 'Rejected' });
    for (const event of [shown, gone, rejected, anEvent({ title: 'Still pending' })]) {
      await byService('events', event);
    }
    await byService('blog_posts', aPost({ title: 'A draft', publishedat: null }));
    const review = aReview({ user_id: people.student.id, title: 'Hidden' });
    await byService('reviews', review);
    await remove('events', gone);
    await change('events', rejected, { status: 'rejected' });
    await change('reviews', review, { hidden_reason: 'Advertising' });
    const told = await changes(beginning);
    expect(told).toHaveLength(4);
    expect(told).toEqual(
      expect.arrayContaining([
        { table_name: 'events', subject: 'Shown', change: 'shown' },
        { table_name: 'events', subject: 'Gone', change: 'gone' },
        { table_name: 'events', subject: 'Rejected', change: 'gone' },
        { table_name: 'reviews', subject: 'Hidden', change: 'gone' },
      ]),
    );
    expect(await changes(new Date(Date.now() + 60_000).toISOString())).toEqual([]);
  });

  test('is also an article whose time came since', async () => {
    await backend.query('delete from public.blog_posts');
    const due = new Date(Date.now() - 1000).toISOString();
    const post = aPost({ title: 'Scheduled', publishedat: due });
    await byService('blog_posts', post);
    await backend.query(`alter table public.blog_posts disable trigger touch_updatedat`);
    await backend.query(`update public.blog_posts set updatedat = now() - interval '2 days'`);
    await backend.query(`alter table public.blog_posts enable trigger touch_updatedat`);
    expect(await changes(beginning)).toContainEqual({
      table_name: 'blog_posts',
      subject: 'Scheduled',
      change: 'shown',
    });
  });

  test('is told to admins only', async () => {
    for (const client of [people.visitor, people.student.client]) {
      const { error } = await client.rpc('changes_since', { moment: beginning });
      expect(error?.code).toBe('42501');
    }
  });
});

test('the figures are what the tables hold', async () => {
  await backend.query('delete from public.form_submissions');
  await backend.query('delete from public.events');
  await backend.query('delete from public.reviews');
  const event = anEvent({ status: 'approved', title: 'Counted' });
  await byService('events', event);
  await byService('events', anEvent({ title: 'Pending' }));
  await byService(
    'event_registrations',
    aRegistration({ event_id: event['id'], user_id: people.student.id }),
  );
  await byService('form_submissions', aBooking());
  await byService('form_submissions', aBooking({ created_at: '2001-01-01T00:00:00Z' }));
  const figuresNow = async () =>
    (await admin.rpc('dashboard_figures', { weeks: 3 }).throwOnError()).data as unknown as {
      weeks: Row[];
      events: Row[];
      stars: Row[];
    };
  // Payments with a receipt cannot be deleted; those of other tests are in it.
  const rupeesBefore = Number((await figuresNow()).weeks.at(-1)?.['rupees']);
  const now = new Date().toISOString();
  await byService('payments', aPayment({ amount: 149, payment_status: 'paid', paid_at: now }));
  await byService('payments', aPayment({ amount: 199, payment_status: 'paid', paid_at: now }));
  await byService('payments', aPayment({ amount: 499, payment_status: 'refunded', paid_at: now }));
  await byService('reviews', aReview({ user_id: people.student.id, rating: 4 }));
  await byService('reviews', aReview({ user_id: people.student.id, hidden_reason: 'Spam' }));

  const figures = await figuresNow();
  expect(figures.weeks).toHaveLength(3);
  expect(figures.weeks.at(-1)).toMatchObject({
    individual: 1,
    college: 0,
    rupees: rupeesBefore + 348,
  });
  expect(figures.events).toEqual([
    { title: 'Counted', event_date: event['event_date'], registrations: 1 },
  ]);
  expect(figures.stars).toEqual([
    { rating: 5, reviews: 0 },
    { rating: 4, reviews: 1 },
    { rating: 3, reviews: 0 },
    { rating: 2, reviews: 0 },
    { rating: 1, reviews: 0 },
  ]);
});
