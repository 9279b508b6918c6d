import { describe, expect, test } from 'vitest';
import { hostileLinks } from '../support/hostile-values.ts';
import type { Row } from '../support/sample-rows.ts';
import { useBackend } from '../support/use-backend.ts';
import { addPost, expectRefused, stored } from './saved-post.ts';

useBackend();

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

const cover = (type: string, picture: Buffer): Row => ({
  coverimage_data: `data:${type};base64,${picture.toString('base64')}`,
  coverimage_content_type: type,
  coverimage_filename: 'cover',
});

const png = bytes([0x89], 'PNG\r\n\x1a\n', 'the rest');

describe('a cover', () => {
  const pictures: [type: string, picture: Buffer][] = [
    ['image/png', png],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
    ['image/webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['image/gif', bytes('GIF89a', 'the rest')],
    ['image/avif', bytes([0, 0, 0, 32], 'ftypavif', 'the rest')],
  ];
  test.each(pictures)('can be %s', async (type, picture) => {
    const row = await addPost(cover(type, picture));
    expect(await stored(row)).toMatchObject(cover(type, picture));
  });

  test('can be exactly 5 MB', async () => {
    const row = await addPost(cover('image/png', Buffer.concat([png], 5 * 1024 * 1024)));
    expect(await stored(row)).not.toBeNull();
  });

  const wrong: [what: string, changes: Row][] = [
    ['one byte more than 5 MB', cover('image/png', Buffer.concat([png], 5 * 1024 * 1024 + 1))],
    ['12 MB', cover('image/png', Buffer.concat([png], 12 * 1024 * 1024))],
    ['empty', cover('image/png', Buffer.alloc(0))],
    ['a text that is called png', cover('image/png', bytes('<html><script>'))],
    ['a drawing with scripts', cover('image/svg+xml', bytes('<svg onload="alert(1)">'))],
    ['a drawing that is called png', cover('image/png', bytes('<svg onload="alert(1)">'))],
    ['a jpeg that is called png', cover('image/png', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'))],
    ['a page', cover('text/html', png)],
    ['without its type', { ...cover('image/png', png), coverimage_content_type: null }],
    ['without its filename', { ...cover('image/png', png), coverimage_filename: null }],
    [
      'of another type than it says',
      { ...cover('image/png', png), coverimage_content_type: 'image/gif' },
    ],
    ['no base64', { ...cover('image/png', png), coverimage_data: 'data:image/png;base64,%%%%' }],
    [
      'broken out of its attribute',
      {
        ...cover('image/png', png),
        coverimage_data: `data:image/png;base64,iVBORw0KGgo"><script>`,
      },
    ],
  ];
  test.each(wrong)('cannot be %s', async (_what, changes) => {
    await expectRefused(changes);
  });

  test.each(hostileLinks)('cannot be at %s', async (_what, coverimage) => {
    await expectRefused({ coverimage });
  });
});
