import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { highlights, textColours } from '../../../src/features/blog/lib/formats.ts';
import { accessibilityProblems } from '../../support/browser/accessibility.ts';
import { logIn } from '../../support/browser/account-steps.ts';
import {
  content,
  editorOf,
  expect,
  fillPost,
  save,
  test,
  toast,
} from '../../support/browser/blog.ts';
import { changeColours, painted } from '../../support/browser/layout.ts';
import { hold, overload, takeDown } from '../../support/browser/network.ts';
import { shifts, watchShifts } from '../../support/browser/page-cost.ts';
import { hostileHtml } from '../../support/blog/hostile-html.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const selectAll = (page: Page) => page.keyboard.press('ControlOrMeta+a');

test('an admin writes a post, which everyone can read at once', async ({
  admin: { page, email, fullName },
  visitor,
  database,
  word,
}) => {
  await page.goto('/admin/blogs');
  await page.getByRole('link', { name: 'New Post' }).click();
  await expect(page).toHaveURL('/admin/blogs/new');
  await expect(page.getByLabel('Author')).toHaveValue(fullName);
  await fillPost(page, `What's a Fair Offer? ${word}!`);
  await expect(page.getByLabel('Slug')).toHaveValue(`whats-a-fair-offer-${word}`);
  await save(page);
  await expect(page).toHaveURL('/admin/blogs');
  await expect(toast(page, 'Blog post created successfully!')).toBeVisible();

  const rows = await database(
    `select title, excerpt, content, author, coverimage_data, publishedat <= now() as is_published
     from public.blog_posts where slug = $1`,
    [`whats-a-fair-offer-${word}`],
  );
  expect(rows).toEqual([
    {
      title: `What's a Fair Offer? ${word}!`,
      excerpt: 'Two sentences that open the conversation.',
      content: '<p>Write down three numbers.</p>',
      author: fullName,
      coverimage_data: null,
      is_published: true,
    },
  ]);
  await visitor.goto(`/blog/whats-a-fair-offer-${word}`);
  await expect(visitor.getByRole('article')).toContainText('Write down three numbers.');
  await expect(visitor.getByRole('article')).toContainText(`By ${fullName}`);
  const end = await visitor.getByRole('article').boundingBox();
  const footer = await visitor.getByRole('contentinfo').boundingBox();
  expect(footer!.y - (end!.y + end!.height)).toBeGreaterThan(40);
  expect(await visitor.content()).not.toContain(email);
  expect(await page.evaluate(() => localStorage.getItem('mentor.post.new'))).toBeNull();
});

test('a post without an author gets the name of who writes it', async ({
  admin: { page, fullName },
  database,
  word,
}) => {
  await page.goto('/admin/blogs/new');
  await fillPost(page, `Nobody signed this ${word}`);
  await page.getByLabel('Author').fill('  ');
  await save(page);
  await expect(page).toHaveURL('/admin/blogs');
  const rows = await database('select author from public.blog_posts where slug = $1', [
    `nobody-signed-this-${word}`,
  ]);
  expect(rows).toEqual([{ author: fullName }]);
});

test.describe('the toolbar', () => {
  const newLine = (page: Page) => page.keyboard.press('Enter');

  /** Saves a new post, and again without a change to its text; the stored text is the expected one both times. */
  async function expectStored(
    page: Page,
    database: <Row>(sql: string, parameters: unknown[]) => Promise<Row[]>,
    slug: string,
    expected: string,
  ): Promise<string> {
    const stored = () =>
      database<{ id: string; content: string }>(
        'select id, content from public.blog_posts where slug = $1',
        [slug],
      );
    await save(page);
    await expect(page).toHaveURL('/admin/blogs');
    const [post] = await stored();
    expect(post?.content).toBe(expected);
    await page.goto(editorOf(post!));
    await page.getByLabel('Excerpt').fill('Another excerpt.');
    await expect(content(page)).toBeVisible();
    await save(page);
    await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
    expect((await stored())[0]?.content).toBe(expected);
    return post!.id;
  }

  test('makes headings, looks, lists and alignments, which stay as they were', async ({
    admin: { page },
    database,
    word,
  }) => {
    await page.goto('/admin/blogs/new');
    await fillPost(page, `Every format ${word}`, '');
    for (const level of ['1', '2', '3', '4']) {
      await page.getByLabel('Paragraph style').selectOption(`Heading ${level}`);
      await page.keyboard.type(`Level ${level}`);
      await newLine(page);
    }
    await expect(page.getByLabel('Paragraph style')).toHaveValue('');
    for (const look of ['Bold', 'Italic', 'Underline']) {
      await press(page, look);
      await page.keyboard.type(look);
      await expect(page.getByRole('button', { name: look })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await press(page, look);
    }
    await newLine(page);
    for (const [list, items] of [
      ['Bulleted list', ['one', 'two']],
      ['Numbered list', ['first', 'second']],
    ] as const) {
      await press(page, list);
      for (const item of items) {
        await page.keyboard.type(item);
        await newLine(page);
      }
      await press(page, list);
    }
    for (const alignment of ['Align centre', 'Align right', 'Justify']) {
      await press(page, alignment);
      await page.keyboard.type(alignment);
      await newLine(page);
    }
    await press(page, 'Align left');
    await page.keyboard.type('plain');
    await page.getByLabel('Paragraph style').selectOption('Heading 2');
    await page.getByLabel('Paragraph style').selectOption('Paragraph');

    const expected = [
      '<h1>Level 1</h1><h2>Level 2</h2><h3>Level 3</h3><h4>Level 4</h4>',
      '<p><strong>Bold</strong><em>Italic</em><u>Underline</u></p>',
      '<ul><li>one</li><li>two</li></ul><ol><li>first</li><li>second</li></ol>',
      '<p class="align-center">Align centre</p><p class="align-right">Align right</p>',
      '<p class="align-justify">Justify</p><p>plain</p>',
    ];
    await expectStored(page, database, `every-format-${word}`, expected.join(''));
  });

  test('makes ten text colours and ten highlights, each of which can be read in light and dark', async ({
    admin: { page },
    database,
    word,
  }) => {
    await page.goto('/admin/blogs/new');
    await fillPost(page, `Every colour ${word}`, '');
    for (const [palette, colours] of [
      ['Text colour', textColours],
      ['Highlight', highlights],
    ] as const) {
      for (const colour of colours) {
        await press(page, palette);
        await press(page, `${palette}: ${colour}`);
        await page.keyboard.type(colour);
      }
      await press(page, palette);
      await press(page, `${palette}: none`);
      await newLine(page);
    }
    const expected = [
      '<p>',
      ...textColours.map((colour) => `<span class="colour-${colour}">${colour}</span>`),
      '<br>',
      ...highlights.map((colour) => `<span class="highlight-${colour}">${colour}</span>`),
      '</p>',
    ];
    const id = await expectStored(page, database, `every-colour-${word}`, expected.join(''));

    // Contrasts of the light page are measured when the test ends.
    await page.goto(`/admin/blogs/preview/${id}`);
    await expect(page.locator('.article .highlight-lime')).toBeVisible();
    await expect(page.locator('.article [style]')).toHaveCount(0);
    await changeColours(page, 'dark');
    expect(await accessibilityProblems(page)).toEqual([]);
    await changeColours(page, 'light');
  });

  test('takes a format away again, and shows those at the cursor', async ({ admin: { page } }) => {
    await page.goto('/blog-editor');
    await content(page).click();
    await page.keyboard.type('Ask early');
    await selectAll(page);
    await press(page, 'Bold');
    await press(page, 'Text colour');
    await press(page, 'Text colour: red');
    await expect(content(page).locator('strong.colour-red')).toHaveText('Ask early');
    await press(page, 'Bold');
    await press(page, 'Text colour');
    await expect(page.getByRole('button', { name: 'Text colour: red' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press(page, 'Text colour: none');
    await expect(content(page).locator('strong, .colour-red')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+b');
    await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // Escape closes a palette and gives the focus back.
    await press(page, 'Highlight');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Highlight' })).toBeHidden();
  });
});

test('Enter breaks the line, an empty line begins a paragraph, and pasting inserts plain text', async ({
  admin: { page },
  database,
  word,
}) => {
  await page.goto('/admin/blogs/new');
  await fillPost(page, `Plain words ${word}`, 'one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await content(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'three <b>\r\nfour');
    clipboardData.setData(
      'text/html',
      '<h1 style="color:red" onclick="window.attacked=1">three <img src=x onerror="window.attacked=1"></h1>',
    );
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await page.keyboard.type('!');
  await save(page);
  await expect(page).toHaveURL('/admin/blogs');
  const rows = await database('select content from public.blog_posts where slug = $1', [
    `plain-words-${word}`,
  ]);
  expect(rows).toEqual([{ content: '<p>one<br>two</p><p>three &lt;b&gt;<br>four!</p>' }]);
});

const png = (width = 64, height = 36) =>
  sharp({ create: { width, height, channels: 3, background: '#b9560b' } })
    .png()
    .toBuffer();

const coverField = (page: Page) => page.getByRole('group', { name: /^Cover image/ });

/** Lets go of a file over the cover's field. */
async function dropFile(page: Page, name: string, type: string, bytes: Buffer) {
  const dataTransfer = await page.evaluateHandle(
    ([base64 = '', name = '', type = '']) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    [bytes.toString('base64'), name, type],
  );
  const place = coverField(page).getByText('PNG, JPEG, WebP, GIF or AVIF');
  await place.dispatchEvent('dragover', { dataTransfer });
  await expect(coverField(page).locator('[data-over]')).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer });
}

test.describe('a cover', () => {
  test('is dropped or picked, shown, stored with its name and type, and can be removed', async ({
    admin: { page },
    database,
    word,
  }) => {
    const stored = () =>
      database<{ id: string; data: string | null }>(
        `select id, coverimage_data as data, coverimage_filename as name,
           coverimage_content_type as type from public.blog_posts where slug = $1`,
        [`covered-${word}`],
      );
    const picture = coverField(page).getByRole('img', { name: 'The cover as it is now' });
    await page.goto('/admin/blogs/new');
    await fillPost(page, `Covered ${word}`);
    // The name says nothing about what a file is.
    const bytes = await png();
    await dropFile(page, 'desk.txt', 'text/plain', bytes);
    await expect(picture).toBeVisible();
    await expect(coverField(page)).toContainText('desk.txt');
    await save(page);
    await expect(toast(page, 'Blog post created successfully!')).toBeVisible();
    const data = `data:image/png;base64,${bytes.toString('base64')}`;
    const [post] = await stored();
    expect(post).toMatchObject({ data, name: 'desk.txt', type: 'image/png' });

    await page.goto(editorOf(post!));
    await expect(picture).toHaveAttribute('src', data);
    const jpeg = await sharp(bytes).jpeg().toBuffer();
    await coverField(page)
      .getByLabel('Choose another picture')
      .setInputFiles({ name: 'desk.jpg', mimeType: 'image/jpeg', buffer: jpeg });
    await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/);
    await save(page);
    await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
    expect((await stored())[0]).toMatchObject({ name: 'desk.jpg', type: 'image/jpeg' });

    await page.goto(editorOf(post!));
    await press(page, 'Remove the cover');
    await expect(picture).toBeHidden();
    await save(page);
    await expect(page).toHaveURL('/admin/blogs');
    expect(await stored()).toEqual([{ id: post!.id, data: null, name: null, type: null }]);
  });

  test('shows how far it is read, and saving waits for it', async ({
    admin: { page },
    database,
    word,
  }) => {
    await page.addInitScript(() => {
      const read = FileReader.prototype.readAsArrayBuffer;
      FileReader.prototype.readAsArrayBuffer = function (file) {
        const half = { lengthComputable: true, loaded: 1, total: 2 };
        queueMicrotask(() => this.dispatchEvent(new ProgressEvent('progress', half)));
        addEventListener('read-on', () => read.call(this, file), { once: true });
      };
    });
    await page.goto('/admin/blogs/new');
    await fillPost(page, `Slowly covered ${word}`);
    await dropFile(page, 'desk.png', 'image/png', await png());
    await expect(page.getByRole('progressbar', { name: 'Reading the picture' })).toHaveJSProperty(
      'value',
      0.5,
    );
    await save(page);
    await page.evaluate(() => dispatchEvent(new Event('read-on')));
    await expect(page).toHaveURL('/admin/blogs');
    expect(
      await database('select coverimage_filename from public.blog_posts where slug = $1', [
        `slowly-covered-${word}`,
      ]),
    ).toEqual([{ coverimage_filename: 'desk.png' }]);
  });

  test('is refused when it is no picture or too large, and everything else stays', async ({
    admin: { page },
  }) => {
    await page.goto('/admin/blogs/new');
    await page.getByLabel('Title').fill('Covers that are none');
    const hugeMeasures = await png();
    hugeMeasures.writeUInt32BE(60_000, 16);
    hugeMeasures.writeUInt32BE(60_000, 20);
    const justTooLarge = Buffer.concat([await png()], 5 * 1024 * 1024 + 1);
    const wrongType = ['Invalid file type', 'Please select an image file.'] as const;
    const tooLarge = ['File too large', 'Please select an image smaller than 5MB.'] as const;
    const cases: [name: string, bytes: Buffer, words: readonly [string, string]][] = [
      ['drawing.png', Buffer.from('<svg onload="window.attacked=1">'), wrongType],
      ['page.png', Buffer.from('<!doctype html><script>window.attacked=1</script>'), wrongType],
      ['empty.png', Buffer.alloc(0), wrongType],
      ['cut-off.png', (await png()).subarray(0, 40), wrongType],
      ['large.png', justTooLarge, tooLarge],
      ['measures.png', hugeMeasures, tooLarge],
    ];
    for (const [name, buffer, [title, message]] of cases) {
      await coverField(page)
        .getByLabel('Choose a picture')
        .setInputFiles({ name, mimeType: 'image/png', buffer });
      await expect(toast(page, message), name).toBeVisible();
      await press(page, `Close: ${title}`);
      await expect(coverField(page).getByRole('img'), name).toBeHidden();
    }
    await expect(page.getByLabel('Title')).toHaveValue('Covers that are none');
  });
});

test('what is missing is said, and nothing is stored', async ({ admin: { page } }) => {
  await page.goto('/admin/blogs/new');
  await save(page);
  await expect(toast(page, 'Validation Error')).toBeVisible();
  await expect(toast(page, 'Please fill in all required fields.')).toBeVisible();
  for (const name of ['Title', 'Slug', 'Excerpt']) {
    await expect(page.getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Only spaces are no text');
  await page.getByLabel('Excerpt').fill('Nor is this');
  await content(page).click();
  await page.keyboard.type('   ');
  // From the preview it leads back to the field.
  await press(page, 'Preview');
  await save(page);
  await expect(content(page)).toBeFocused();
  await expect(content(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/admin/blogs/new');
});

test('a draft is nowhere until it is published, and a scheduled post until its time', async ({
  admin: { page },
  stack,
  database,
  word,
}) => {
  const isThere = async () => {
    const address = `${stack.url}/rest/v1/blog_posts?select=id&slug=eq.ask-twice-${word}`;
    const rows = await fetch(address, { headers: { apikey: stack.anonKey } });
    return ((await rows.json()) as unknown[]).length > 0;
  };
  await page.goto('/admin/blogs/new');
  await fillPost(page, `Ask twice ${word}`);
  await page.getByRole('radio', { name: 'Draft' }).check();
  await save(page);
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row).toContainText('Draft');
  expect(await isThere()).toBe(false);

  await row.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('radio', { name: 'Scheduled for later' }).check();
  await save(page);
  const time = page.getByLabel('Publish at');
  await expect(time).toBeFocused();
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await time.fill('2020-01-01T10:00');
  await save(page);
  await expect(page.getByText('Choose a time in the future')).toBeVisible();
  await time.fill('2099-01-31T09:30');
  await save(page);
  await expect(row).toContainText('Scheduled: 31 January 2099, 09:30');
  expect(await isThere()).toBe(false);
  expect(
    await database(
      `select publishedat = '2099-01-31T04:00:00Z' as is_on_time from public.blog_posts where title like '%' || $1`,
      [word],
    ),
  ).toEqual([{ is_on_time: true }]);

  await row.getByRole('link', { name: /^Edit/ }).click();
  await expect(time).toHaveValue('2099-01-31T09:30');
  await page.getByRole('radio', { name: 'Published' }).check();
  await save(page);
  await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
  expect(await isThere()).toBe(true);
});

test('another address leads the readers of the old one on, and cannot be another post’s', async ({
  admin: { page },
  visitor,
  problems,
  addPost,
}) => {
  problems.expect(/409: PATCH \/rest\/v1\/blog_posts/);
  const other = await addPost();
  const post = await addPost();
  await page.goto(editorOf(post));
  const slug = page.getByLabel('Slug');
  await expect(slug).toHaveValue(post.slug);
  await slug.fill('Not An Address!');
  await save(page);
  await expect(page.getByText('Enter an address of small letters')).toBeVisible();
  await slug.fill(other.slug);
  await expect(page.getByText('The old address takes readers')).toBeVisible();
  await save(page);
  await expect(page.getByText('Another article has this address')).toBeVisible();
  await expect(toast(page, 'Failed to save blog post. Please try again.')).toBeVisible();
  await slug.fill(`${post.slug}-now`);
  await save(page);
  await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();

  await visitor.goto(`/blog/${post.slug}`);
  await expect(visitor).toHaveURL(`/blog/${post.slug}-now`);
  await expect(visitor.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
});

test.describe('a post that has changed meanwhile', () => {
  test('is not overwritten: the newer version opens, with the own text to restore', async ({
    admin: { page },
    database,
    addPost,
  }) => {
    const post = await addPost();
    const excerpt = page.getByLabel('Excerpt');
    await page.goto(editorOf(post));
    await excerpt.fill('Mine');
    await database(`update public.blog_posts set excerpt = 'Theirs' where id = $1`, [post.id]);
    await save(page);
    await expect(page.getByText('This article has changed since you opened it')).toBeVisible();
    await press(page, 'Open the newer version');
    await expect(excerpt).toHaveValue('Theirs');
    await press(page, 'Restore unsaved text');
    await expect(excerpt).toHaveValue('Mine');
    await save(page);
    await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
    const rows = await database('select excerpt from public.blog_posts where id = $1', [post.id]);
    expect(rows).toEqual([{ excerpt: 'Mine' }]);
  });

  test('is overwritten when the admin says so', async ({ admin: { page }, database, addPost }) => {
    const post = await addPost();
    await page.goto(editorOf(post));
    await page.getByLabel('Excerpt').fill('Mine');
    await database(`update public.blog_posts set excerpt = 'Theirs' where id = $1`, [post.id]);
    await save(page);
    await press(page, 'Save mine over it');
    await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
    const rows = await database('select excerpt from public.blog_posts where id = $1', [post.id]);
    expect(rows).toEqual([{ excerpt: 'Mine' }]);
  });

  test('or was deleted is created again when it is saved again', async ({
    admin: { page },
    database,
    word,
    problems,
    addPost,
  }) => {
    problems.expect(/406: GET \/rest\/v1\/blog_posts/);
    const post = await addPost({ title: `Gone ${word}` });
    await page.goto(editorOf(post));
    await page.getByLabel('Excerpt').fill('Mine');
    await database('delete from public.blog_posts where id = $1', [post.id]);
    await save(page);
    await expect(page.getByText('This article was deleted while you edited it.')).toBeVisible();
    await save(page);
    await expect(toast(page, 'Blog post created successfully!')).toBeVisible();
    const rows = await database('select excerpt from public.blog_posts where slug = $1', [
      post.slug,
    ]);
    expect(rows).toEqual([{ excerpt: 'Mine' }]);
  });
});

test.describe('text that was not saved', () => {
  test('is kept on the device and can be restored or discarded', async ({
    admin: { page },
    addPost,
  }) => {
    const post = await addPost();
    await page.goto(editorOf(post));
    await content(page).click();
    await page.keyboard.type('Begin early. ');
    await page.getByLabel('Excerpt').fill('Half an idea');
    await page.reload();
    await expect(page.getByText(/There is unsaved text of \d+ \w+ \d{4}, \d\d:\d\d/)).toBeVisible();
    await expect(page.getByLabel('Excerpt')).not.toHaveValue('Half an idea');
    await press(page, 'Restore unsaved text');
    await expect(page.getByLabel('Excerpt')).toHaveValue('Half an idea');
    await expect(content(page)).toContainText('Begin early.');
    await expect(content(page)).toContainText('Write down three numbers.');

    await page.reload();
    await press(page, 'Discard it');
    await expect(page.getByLabel('Excerpt')).not.toHaveValue('Half an idea');
    await page.reload();
    await expect(content(page)).toBeVisible();
    await expect(page.getByText('There is unsaved text')).toBeHidden();
  });

  test('is kept every few seconds, without leaving the page', async ({ admin: { page } }) => {
    await page.goto('/admin/blogs/new');
    await page.getByLabel('Title').fill('Kept by itself');
    const draft = () => page.evaluate(() => localStorage.getItem('mentor.post.new') ?? '');
    await expect.poll(draft).toContain('Kept by itself');
  });

  test('stays when the post cannot be loaded', async ({ admin: { page }, problems, addPost }) => {
    const post = await addPost();
    await page.goto(editorOf(post));
    await page.getByLabel('Excerpt').fill('Half an idea');
    problems.expect(/503: GET \/rest\/v1\/blog_posts/);
    await overload(page, '**/rest/v1/blog_posts**');
    await page.reload();
    await expect(toast(page, 'Failed to load blog post.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel('Title')).toBeHidden();
    await page.unroute('**/rest/v1/blog_posts**');
    await press(page, 'Try Again');
    await press(page, 'Restore unsaved text');
    await expect(page.getByLabel('Excerpt')).toHaveValue('Half an idea');
  });
});

test('a post that is not there cannot be edited, and says so', async ({
  admin: { page },
  problems,
}) => {
  problems.expect(/406: GET \/rest\/v1\/blog_posts/);
  await page.goto(`/blog-editor/00000000-0000-4000-8000-000000000000`);
  await expect(toast(page, 'Failed to load blog post.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.goto('/blog-editor/not-an-id');
  await expect(toast(page, 'Failed to load blog post.')).toBeVisible();
});

test('a post of the sample data opens like any other', async ({ admin: { page }, database }) => {
  const [post] = await database<{ id: string; title: string }>(
    `select id, title from public.blog_posts where slug = 'tell-me-about-yourself'`,
  );
  await page.goto(editorOf(post!));
  await expect(page.getByLabel('Title')).toHaveValue(post!.title);
  await expect(content(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('the form does not move from the moment it is seen, also when its parts come slowly', async ({
  admin: { page },
  database,
  addPost,
}) => {
  const post = await addPost();
  await database(
    `update public.blog_posts set coverimage_data = $2, coverimage_filename = 'desk.png',
       coverimage_content_type = 'image/png'
     where id = $1`,
    [post.id, `data:image/png;base64,${(await png()).toString('base64')}`],
  );
  const code = await hold(page, '**/_astro/RichText*.js');
  const cover = await hold(page, '**/rest/v1/blog_posts?select=coverimage_data*');
  // So high that all of the form is in view: what moves out of view is not noticed.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await watchShifts(page);
  const opened = page.waitForResponse('**/rest/v1/blog_posts?select=id%2C*');
  await page.goto(editorOf(post));
  await (await opened).finished();
  await painted(page);
  code.resolve();
  await expect(content(page)).toBeVisible();
  cover.resolve();
  await expect(coverField(page).getByRole('img')).toBeVisible();
  await painted(page);
  const ofForm = (await shifts(page)).filter((shift) => /class="(?:field|quill|btn)/.test(shift));
  expect(ofForm).toEqual([]);
});

test.describe('a save that fails', () => {
  test('keeps everything, and works when it is tried again', async ({
    admin: { page },
    problems,
    database,
    word,
  }) => {
    await page.goto('/admin/blogs/new');
    await fillPost(page, `Kept ${word}`);
    await dropFile(page, 'desk.png', 'image/png', await png());
    problems.expect(/503: POST \/rest\/v1\/blog_posts/);
    await takeDown(page, '**/rest/v1/blog_posts**');
    await save(page);
    await expect(toast(page, 'Failed to save blog post. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(`Kept ${word}`);
    await expect(content(page)).toHaveText('Write down three numbers.');
    await expect(coverField(page).getByRole('img')).toBeVisible();
    await page.unroute('**/rest/v1/blog_posts**');
    await save(page);
    await expect(page).toHaveURL('/admin/blogs');
    const rows = await database(
      `select count(*)::int, bool_and(coverimage_data is not null) as covered
       from public.blog_posts where title = $1`,
      [`Kept ${word}`],
    );
    expect(rows).toEqual([{ count: 1, covered: true }]);
  });

  test('only because its answer was lost leaves one post, not two', async ({
    admin: { page },
    problems,
    database,
    word,
  }) => {
    await page.goto('/admin/blogs/new');
    await fillPost(page, `Once ${word}`);
    problems.expect(/failed: POST \/rest\/v1\/blog_posts/);
    problems.expect(/409: POST \/rest\/v1\/blog_posts/);
    await page.route(
      '**/rest/v1/blog_posts**',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await save(page);
    await expect(toast(page, 'Failed to save blog post. Please try again.')).toBeVisible();
    await page.getByLabel('Excerpt').fill('Said once.');
    await save(page);
    await expect(page).toHaveURL('/admin/blogs');
    const rows = await database('select excerpt from public.blog_posts where title = $1', [
      `Once ${word}`,
    ]);
    expect(rows).toEqual([{ excerpt: 'Said once.' }]);
  });
});

test('the preview shows the post as it will look, and one can continue to write', async ({
  admin: { page },
}) => {
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Paragraph style').selectOption('Heading 2');
  await page.keyboard.type('Before the call');
  await page.getByLabel('Title').fill('Ask for the band');
  await page.getByLabel('Excerpt').fill('Two sentences.');
  await dropFile(page, 'desk.png', 'image/png', await png());
  await press(page, 'Preview');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Ask for the band' })).toBeVisible();
  await expect(preview).toContainText('Two sentences.');
  await expect(preview.getByRole('link', { name: 'Before the call' })).toBeVisible();
  await expect(preview.locator('.post-cover img')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeHidden();
  await press(page, 'Continue writing');
  await expect(page.getByLabel('Title')).toHaveValue('Ask for the band');
});

test.describe('who may not write', () => {
  const addresses = ['/blog-editor', '/admin/blogs/new', '/admin/blogs/edit/some-id'];

  test('a visitor signs in first, and comes back', async ({ visitor, signIn }) => {
    for (const address of addresses.toReversed()) {
      await visitor.goto(address);
      await expect(visitor).toHaveURL(`/auth?next=${encodeURIComponent(address)}`);
    }
    await logIn(visitor, await signIn({ fullName: 'Meena Rao', isAdmin: true }));
    await expect(visitor).toHaveURL('/blog-editor');
    await expect(visitor.getByLabel('Title')).toBeVisible();
  });

  test('a student is sent home', async ({ student: { page } }) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page).toHaveURL('/');
      await expect(toast(page, 'Access Denied')).toBeVisible();
      await expect(
        toast(page, "You don't have permission to access the blog editor."),
      ).toBeVisible();
    }
  });
});

test('HTML that someone wrote without the editor opens in it as text', async ({
  admin: { page, session },
  stack,
  word,
}) => {
  const words = '<img src=x onerror="window.attacked=1">';
  const answer = await fetch(`${stack.url}/rest/v1/blog_posts`, {
    method: 'POST',
    headers: {
      apikey: stack.anonKey,
      Authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
      Prefer: 'return=representation',
    },
    body: JSON.stringify({
      title: `${words} ${word}`,
      slug: `attack-${word}`,
      excerpt: words,
      author: words,
      content: hostileHtml.map(([, html]) => html).join('\n'),
    }),
  });
  const [post] = (await answer.json()) as { id: string }[];
  const attacked = () => page.evaluate(() => 'attacked' in window);

  await page.goto(editorOf(post!));
  await expect(page.getByLabel('Excerpt')).toHaveValue(words);
  await expect(content(page)).toContainText('Hello');
  await expect(
    content(page).locator(':not(p, h1, h2, h3, h4, ul, ol, li, br, strong, em, u, span)'),
  ).toHaveCount(0);
  await press(page, 'Preview');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(words);
  expect(await attacked()).toBe(false);

  await page.goto(`/admin/blogs/preview/${post!.id}`);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(words);
  expect(await attacked()).toBe(false);

  await page.goto('/admin/blogs');
  await expect(page.getByRole('rowheader', { name: `${words} ${word}` })).toBeVisible();
  expect(await attacked()).toBe(false);
});
