import { content, expect, fillPost, save, test } from '../../support/browser/blog.ts';
import { expectStored, newLine, press } from '../../support/browser/editor-keys.ts';

test.describe('the toolbar', () => {
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
