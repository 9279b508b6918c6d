import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PostCover } from '#src/features/blog/islands/PostCover.tsx';
import { takenFile } from '#src/shared/lib/taken-picture.ts';
import { takenPicturesSchema } from '#src/shared/schemas/taken-picture.ts';
import { download } from '../../../src/build/pictures/download.ts';
import { foreignPictures } from '../../../src/build/pictures/foreign-pictures.ts';
import { isPublicAddress } from '../../../src/build/pictures/public-address.ts';
import { takePictures } from '../../../src/build/pictures/take-pictures.ts';
import type { Snapshot } from '../../../src/snapshot/rows.ts';
import { withTaken } from '../../../src/snapshot/taken-pictures.ts';

const photo = await sharp({
  create: { width: 1600, height: 900, channels: 3, background: '#b9560b' },
})
  .jpeg()
  .toBuffer();

/** This machine, where the other hosts of these tests are. */
const isHere = (address: string): boolean => address === '127.0.0.1';

let folder = '';
let server: Server;
let host = '';
let asked: string[] = [];
let answer: RequestListener;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  asked = [];
  answer = (_request, response) => response.end(photo);
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

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
    answer = (_request, response) => response.end('something else');
    expect((await take(address)).taken).toEqual(taken);
    expect(asked).toEqual(['/a.jpg']);
  });

  test('is not forgotten because another build, of other rows, takes its own', async () => {
    const { taken } = await take(`${host}/a`);
    await take(`${host}/b`);
    answer = (_request, response) => response.writeHead(410).end();
    expect((await take(`${host}/a`)).taken).toEqual(taken);
  });

  test('is found behind redirects', async () => {
    answer = (request, response) => {
      if (request.url === '/b') response.end(photo);
      else response.writeHead(302, { location: '/b' }).end();
    };
    expect((await take(`${host}/a`)).taken).toHaveProperty([`${host}/a`]);
  });

  test('has no location of a camera', async () => {
    const withPlace = await sharp(photo)
      .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'At home' } })
      .toBuffer();
    answer = (_request, response) => response.end(withPlace);
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
  answer = listener;
  const { taken, said } = await take(`${host}/a`);
  expect(taken).toEqual({});
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(reason);
  expect((await readdir(folder)).filter((name) => !name.endsWith('.json'))).toEqual([]);
});

test('a host that failed is not asked again by the builds of the next hour', async () => {
  answer = (_request, response) => response.writeHead(500).end();
  await take(`${host}/a`);
  await take(`${host}/a`);
  expect(asked).toEqual(['/a']);
});

test('a host that never ends its answer is given up', async () => {
  answer = (_request, response) => response.write(photo.subarray(0, 100));
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

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.9.9.9', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001:db8::1', false],
  ['example.com', false],
])('%s is an address of the public internet: %s', (address, isPublic) =>
  expect(isPublicAddress(address)).toBe(isPublic),
);

describe('a cover on another host', () => {
  const coverOf = (changes: object) =>
    renderToStaticMarkup(
      createElement(PostCover, {
        post: {
          id: 'a',
          coverimage: 'https://other.example/a.png',
          cover_version: null,
          ...changes,
        },
        isBuilt: true,
        sizes: '100vw',
      }),
    );

  test('is shown from the files of the site', () => {
    const name = '0123456789abcdef0123456789abcdef';
    const html = coverOf({ picture: { name, width: 1280, height: 720 } });
    expect(html).toContain(`src="/pictures/${name}-1280.webp"`);
    expect(html).not.toContain('other.example');
  });

  test('is the drawn stand-in while the site has no files of it', () => {
    const html = coverOf({});
    expect(html).not.toContain('other.example');
    expect(html).not.toContain('<img');
  });
});

describe('the build', () => {
  const noReviews = {
    count: 0,
    average: 0,
    stars_1: 0,
    stars_2: 0,
    stars_3: 0,
    stars_4: 0,
    stars_5: 0,
  };

  /** The rows of a build, as the step before left them. */
  const snapshotWith = (posters: string[]): Snapshot => ({
    readAt: { events: '2026-11-23T08:00:00.000Z', reviews: '2026-11-23T08:00:00.000Z' },
    events: posters.map((poster_url, index) => ({
      id: `event-${index}`,
      title: 'Resume clinic',
      description: 'Bring one page.',
      event_date: '2099-01-01',
      event_time: '18:30',
      venue: 'Jaipur',
      category: 'Workshop',
      department: null,
      audience: 'both',
      poster_url,
      recording_url: null,
      is_past_event: false,
      link: null,
      updated_at: '2026-11-23T08:00:00.000Z',
    })),
    reviews: { summary: noReviews, newest: [], byOfficers: [] },
  });

  /** Runs the hooks of a build whose rows have an event with each of these posters. */
  async function build(posters: string[]) {
    vi.stubEnv('SNAPSHOT_FILE', join(folder, 'snapshot.json'));
    await writeFile(join(folder, 'snapshot.json'), JSON.stringify(snapshotWith(posters)));
    const said: string[] = [];
    const logger = { info: (text: string) => said.push(text) };
    const cacheDir = pathToFileURL(`${folder}/cache/`);
    const dir = pathToFileURL(`${folder}/site/`);
    const { hooks } = foreignPictures(isHere);
    const run = async (name: keyof typeof hooks, options: object) =>
      (hooks[name] as (options: object) => unknown)(options);
    await run('astro:config:done', { config: { cacheDir, site: 'https://mentor.example' } });
    await run('astro:build:start', { logger });
    await run('astro:build:done', { dir });
    const list = await readFile(join(folder, 'site/pictures/list.json'), 'utf8');
    return { said, list: takenPicturesSchema.parse(JSON.parse(list)) };
  }

  test('puts the files into the site, and pages and browsers know them', async () => {
    const poster = `${host}/a.jpg`;
    const { list } = await build([poster, `${host}/a.jpg?again`]);
    expect(Object.keys(list)).toEqual([poster, `${host}/a.jpg?again`]);
    const { name } = list[poster]!;
    expect(existsSync(join(folder, 'site', takenFile(name, 640)))).toBe(true);
    expect(await withTaken([{ at: poster }, { at: null }], ({ at }) => at)).toEqual([
      { at: poster, picture: list[poster] },
      { at: null },
    ]);
  });

  test('leaves the pictures of the site itself where they are', async () => {
    const { list } = await build(['https://mentor.example/posters/a.webp']);
    expect(list).toEqual({});
  });

  test('continues without a picture that does not come, and says so', async () => {
    answer = (_request, response) => response.writeHead(404).end();
    const { list, said } = await build([`${host}/a.jpg`]);
    expect(list).toEqual({});
    expect(said.join()).toContain(`A picture of ${new URL(host).host} was not taken over`);
  });

  test('asks for no picture twice', async () => {
    const before = await build([`${host}/a.jpg`]);
    expect((await build([`${host}/a.jpg`])).list).toEqual(before.list);
    expect(asked).toEqual(['/a.jpg']);
  });
});
