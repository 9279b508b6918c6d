import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { maximumPixels, pictureType, pixelsOf } from '#src/shared/lib/picture.ts';

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', options = {}) =>
  sharp({ create: { width: 37, height: 21, channels: 3, background: '#b9560b' } })
    .toFormat(format, options)
    .toBuffer();

describe('a picture is known by its content', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s', async (format) => {
    const bytes = await picture(format);
    const type = pictureType(bytes);
    expect(type).toBe(`image/${format}`);
    expect(pixelsOf(bytes, type!)).toBe(37 * 21);
  });

  test('webp without loss', async () => {
    expect(pixelsOf(await picture('webp', { lossless: true }), 'image/webp')).toBe(37 * 21);
  });

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a document', '%PDF-1.7'],
    ['the beginning of a beginning', '\x89PN'],
  ])('%s is none', (_what, text) => {
    expect(pictureType(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});

test('measures that would fill the memory are seen before anything is unpacked', () => {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(60_000, 16);
  head.writeUInt32BE(60_000, 20);
  expect(pixelsOf(head, 'image/png')).toBeGreaterThan(maximumPixels);
});

test.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const)(
  'a %s that is cut off says nothing and breaks nothing',
  (type) => {
    expect(pixelsOf(new Uint8Array(13), type) ?? 0).toBe(0);
  },
);
