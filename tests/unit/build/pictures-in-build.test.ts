import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { PostCover } from '#src/features/blog/islands/PostCover.tsx';
import { takenFile } from '#src/shared/lib/taken-picture.ts';
import { takenPicturesSchema } from '#src/shared/schemas/taken-picture.ts';
import { foreignPictures } from '../../../src/build/pictures/foreign-pictures.ts';
import type { Snapshot } from '../../../src/snapshot/rows.ts';
import { withTaken } from '../../../src/snapshot/taken-pictures.ts';
import { answerWith, asked, folder, host, isHere, usePictureHost } from './picture-host.ts';

usePictureHost();

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
    answerWith((_request, response) => response.writeHead(404).end());
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
