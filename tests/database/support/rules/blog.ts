import { randomUUID } from 'node:crypto';
import { aPost, dayFromToday, type Row } from '../sample-rows.ts';
import { admin, everyone, nobody, type TableRules } from './table-rules.ts';

const publicPost = aPost();
const draft = aPost({ publishedat: null });
const anOldSlug = (post: Row) => ({ old_slug: `old-${randomUUID()}`, post_id: post['id'] });

export const blogRules: TableRules[] = [
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
];
