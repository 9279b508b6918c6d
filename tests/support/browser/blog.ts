import type { Page } from '@playwright/test';
import { removePosts, type StoredPost, storePost } from '../blog/stored-posts.ts';
import { expect, test as base } from '../test.ts';
import { uniqueWord } from './unique-word.ts';

interface BlogFixtures {
  /** Puts a post into the database, as one that is newer than the build. It goes when the test ends. */
  addPost: (changes?: Parameters<typeof storePost>[1]) => Promise<StoredPost>;
  /** A word that is in the title of every post that the test writes; they go when it ends. */
  word: string;
}

export const test = base.extend<BlogFixtures>({
  addPost: async ({ database }, use) => {
    const posts: StoredPost[] = [];
    await use(async (changes) => {
      const post = await storePost(database, changes);
      posts.push(post);
      return post;
    });
    await removePosts(database, posts);
  },

  word: async ({ database }, use) => {
    const word = uniqueWord();
    await use(word);
    await database(`delete from public.blog_posts where title like '%' || $1 || '%'`, [word]);
  },
});

/** The field of the text of an article. */
export const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });

export const save = (page: Page) =>
  page.getByRole('button', { name: /^(?:Create|Update) Post$/ }).click();

export const editorOf = ({ id }: { id: string }) => `/admin/blogs/edit/${id}`;

/** Fills what a post cannot be saved without. */
export async function fillPost(page: Page, title: string, text = 'Write down three numbers.') {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('Two sentences that open the conversation.');
  await content(page).click();
  await page.keyboard.type(text);
}

/** The unsaved texts of new posts on this device. */
export const keptNewPosts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('mentor.post.new'))
      .map((key) => localStorage.getItem(key))
      .join(),
  );

export { expect };
