import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { takenFile } from '#src/shared/lib/taken-picture.ts';
import { download } from '../../../src/build/pictures/download.ts';
import { isPublicAddress } from '../../../src/build/pictures/public-address.ts';
import { takePictures } from '../../../src/build/pictures/take-pictures.ts';
import { answerWith, asked, folder, host, isHere, photo, usePictureHost } from './picture-host.ts';

usePictureHost();

async function take(address: string, mayAsk = isHere) {
  const said: string[] = [];
  const report = (text: string) => said.push(text);
  const taken = await takePictures([address], { folder, report, mayAsk });
  return { taken, said };
}

describe('a picture of another host', () => {
  test('becomes files of the site, once', async () => {
    const address = `${host}/a.jpg`;
    const { taken } = await take(address);
    const picture = taken[address]!;
    expect(picture).toMatchObject({ width: 1280, height: 720 });
    for (const width of [640, 1280] as const) {
      const file = join(folder, takenFile(picture.name, width).split('/').at(-1)!);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width });
    }
    answerWith((_request, response) => response.end('something else'));
    expect((await take(address)).taken).toEqual(taken);
    expect(asked).toEqual(['/a.jpg']);
  });

  test('is not forgotten because another build, of other rows, takes its own', async () => {
    const { taken } = await take(`${host}/a`);
    await take(`${host}/b`);
    answerWith((_request, response) => response.writeHead(410).end());
    expect((await take(`${host}/a`)).taken).toEqual(taken);
  });

  test('is found behind redirects', async () => {
    answerWith((request, response) => {
      if (request.url === '/b') response.end(photo);
      else response.writeHead(302, { location: '/b' }).end();
    });
    expect((await take(`${host}/a`)).taken).toHaveProperty([`${host}/a`]);
  });

  test('has no location of a camera', async () => {
    const withPlace = await sharp(photo)
      .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'At home' } })
      .toBuffer();
    answerWith((_request, response) => response.end(withPlace));
    const { taken } = await take(`${host}/a`);
    const file = takenFile(taken[`${host}/a`]!.name, 640).split('/').at(-1)!;
    expect((await readFile(join(folder, file))).includes('At home')).toBe(false);
  });
});

const bomb = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000f4240000f42400806000000', 'hex'),
  Buffer.alloc(64),
]);

const refusals: [what: string, answer: RequestListener, reason: RegExp][] = [
  ['a page called a picture', (_q, r) => r.end('<html><script>1</script>'), /no picture/],
  [
    'a drawing that can hold scripts',
    (_q, r) =>
      r.setHeader('content-type', 'image/png').end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    /no picture/,
  ],
  [
    'one over 5 MB',
    (_q, r) => r.end(Buffer.concat([photo, randomBytes(6 * 1024 * 1024)])),
    /too large/,
  ],
  ['one that would unpack to gigabytes', (_q, r) => r.end(bomb), /too large/],
  ['one that breaks off', (_q, r) => r.end(photo.subarray(0, 300)), /./],
  ['one that is not there', (_q, r) => r.writeHead(404).end(), /404/],
  [
    'one that redirects for ever',
    (_q, r) => r.writeHead(302, { location: '/a' }).end(),
    /too often/,
  ],
  [
    'one that redirects into a private network',
    (_q, r) => r.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
    /private network/,
  ],
  [
    'one that redirects to a file',
    (_q, r) => r.writeHead(302, { location: 'file:///etc/hosts' }).end(),
    /no plain web address/,
  ],
];

test.each(refusals)('%s is not taken over', async (_what, listener, reason) => {
  answerWith(listener);
  const { taken, said } = await take(`${host}/a`);
  expect(taken).toEqual({});
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(reason);
  expect((await readdir(folder)).filter((name) => !name.endsWith('.json'))).toEqual([]);
});

test('a host that failed is not asked again by the builds of the next hour', async () => {
  answerWith((_request, response) => response.writeHead(500).end());
  await take(`${host}/a`);
  await take(`${host}/a`);
  expect(asked).toEqual(['/a']);
});

test('a host that never ends its answer is given up', async () => {
  answerWith((_request, response) => response.write(photo.subarray(0, 100)));
  const options = { maximumBytes: 1000, milliseconds: 200, mayAsk: isHere };
  await expect(download(`${host}/a`, options)).rejects.toThrow();
});

test.each([
  'http://127.0.0.1:PORT/a',
  'http://localhost:PORT/a',
  'http://[::1]:PORT/a',
  'http://[::ffff:127.0.0.1]:PORT/a',
  'http://2130706433:PORT/a',
  'http://0x7f.1:PORT/a',
  'http://0:PORT/a',
])('the build asks nobody in its own network: %s', async (address) => {
  const { taken } = await take(address.replace('PORT', new URL(host).port), isPublicAddress);
  expect(taken).toEqual({});
  expect(asked).toEqual([]);
});
