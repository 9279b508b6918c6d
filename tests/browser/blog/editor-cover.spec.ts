import sharp from 'sharp';
import { editorOf, expect, fillPost, save, test } from '../../support/browser/blog.ts';
import { toast } from '../../support/browser/toast.ts';
import { coverField, dropFile, png, press } from '../../support/browser/editor-keys.ts';

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

  // Safari does so where the type of the file is not among those that are asked for, into the first of these.
  test('is asked for so that Safari turns the HEIC of an iPhone into a JPEG', async ({
    admin: { page },
  }) => {
    await page.goto('/admin/blogs/new');
    const picker = coverField(page).getByLabel('Choose a picture');
    await expect(picker).toHaveAttribute('accept', /^image\/jpeg,/);
    await expect(picker).not.toHaveAttribute('accept', /\*|hei[cf]/);
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
