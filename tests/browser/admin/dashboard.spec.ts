import {
  dashboardIsLoaded,
  expect,
  inquiryRow,
  inquiryTable,
  openInquiries,
  test,
} from '../../support/browser/dashboard.ts';

test('an admin sees the counts and both tables with the columns of docs/product.md 2.7 @phone', async ({
  admin: { page },
  addBooking,
  addCollegeInquiry,
  database,
}) => {
  const booking = await addBooking();
  const inquiry = await addCollegeInquiry();
  await page.goto('/admin');
  await openInquiries(page);
  const individuals = inquiryTable(page, 'Individual Inquiries');
  const colleges = inquiryTable(page, 'College Inquiries');
  const headers = (table: typeof individuals) => table.locator('thead th').allTextContents();
  await expect(inquiryRow(page, booking)).toContainText('kavya@students.example');
  await expect(inquiryRow(page, booking)).toContainText('interview');
  await expect(inquiryRow(page, inquiry)).toContainText('Dr. Hemant Vyas');
  await expect(inquiryRow(page, inquiry)).toContainText('hybrid');
  expect(await headers(individuals)).toEqual(['Full Name', 'Email', 'Goal', 'Actions']);
  expect(await headers(colleges)).toEqual([
    'Institution Name',
    'Contact Person',
    'Email',
    'Preferred Mode',
    'Actions',
  ]);

  // Other tests add and delete meanwhile.
  await expect(async () => {
    const [stored] = await database<{ individual: string; total: string }>(
      `select count(*) filter (where type = 'individual') as individual, count(*) as total
       from public.inquiries`,
    );
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const shown = async (name: string) =>
      (
        await page.getByRole('term').filter({ hasText: name }).locator('+ dd').textContent()
      )?.replaceAll(',', '');
    await expect
      .poll(() => shown('Individual Inquiries'), { timeout: 3000 })
      .toBe(String(stored?.individual));
    expect(await shown('Total Inquiries')).toBe(String(stored?.total));
  }).toPass();
  await expect(page.getByRole('link', { name: 'Manage Blog' })).toHaveAttribute(
    'href',
    '/admin/blogs',
  );
});

test('the dashboard leads to every screen of an admin, and out @phone', async ({
  admin: { page, fullName },
}) => {
  await page.goto('/admin');
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  const openMore = async () => {
    const more = navigation.getByRole('button', { name: /^More/ });
    if (await more.isVisible()) await more.click();
  };
  await expect(navigation).toBeVisible();
  await openMore();
  await expect(navigation.getByRole('link')).toHaveText([
    /^Dashboard/,
    /^Sessions/,
    /^Payments/,
    /^Courses/,
    /^Events/,
    /^Reviews/,
    /^Blogs/,
    /^Grievances/,
    /^Consents/,
    'View the site',
    fullName,
  ]);
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Escape');
  await dashboardIsLoaded(page);
  await openMore();
  await navigation.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/admin/events');
  await expect(navigation).toBeVisible();
  await openMore();
  await expect(navigation.getByRole('link', { name: 'Events' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // A question still under way would be refused.
  await expect(page.getByRole('button', { name: /^Pending\s*\d/ })).toBeVisible();
  await navigation.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
});

test('when the mail service takes no more, the desk says since when, until when, and what helps', async ({
  admin: { page },
}) => {
  await page.route('**/rest/v1/rpc/waiting_work', async (route) => {
    const work = (await (await route.fetch()).json()) as object;
    const mails = {
      count: 3,
      quota: 'day',
      since: '2026-01-31T08:50:00+00:00',
      until: '2026-02-01T00:00:00+00:00',
    };
    await route.fulfill({ json: { ...work, mails } });
  });
  await page.goto('/admin');
  const row = page
    .getByRole('list', { name: 'Waiting for you' })
    .getByRole('listitem')
    .filter({ hasText: 'the quota of your mail service' });
  await expect(row).toContainText(
    '3 mails wait since 31 Jan 2026, 2:20 pm IST: the quota of your mail service for the day is used up. We send again from 1 Feb 2026, 5:30 am IST on, payments first.',
  );
  await expect(row.getByRole('link', { name: 'See plans of the mail service' })).toHaveAttribute(
    'href',
    'https://resend.com/settings/billing',
  );
});
