import { comeBack } from '../../support/browser/closed-tab.ts';
import { button, expect, openDesk, test } from '../../support/browser/course-desk.ts';

// A phone that is short of memory closes a tab in the background without a question, and loads its page again later.
test.use({ sharesTabs: false });

test('the titles and the address that are typed at a course are still there when the phone had closed the tab', async ({
  admin: { page },
  course,
}) => {
  const fields = {
    'Title of the module': 'The basics',
    'New module': 'Interviews',
    'Email of their account': 'asha@students.example',
  };
  await openDesk(page, course);
  await button(page, 'Rename: Basics').click();
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await comeBack(page);
  for (const [label, text] of Object.entries(fields)) {
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
});
