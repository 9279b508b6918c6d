import { describe, expect, test } from 'vitest';
import { anEvent, aPost, aReview, type Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { admin, byService, change, remove, useAuditLog } from './audit-log.ts';

useAuditLog();

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
