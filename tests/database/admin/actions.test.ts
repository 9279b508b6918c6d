import { describe, expect, test } from 'vitest';
import {
  aBooking,
  anEvent,
  aPayment,
  aPost,
  aRegistration,
  aReview,
} from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { admin, byService, change, remove, auditLog, useAuditLog } from './audit-log.ts';

useAuditLog();

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
