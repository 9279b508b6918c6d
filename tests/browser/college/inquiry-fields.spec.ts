import { college, fillInquiry, stored, submit } from '../../support/browser/college-inquiry.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(async ({ visitor }) => {
  await visitor.goto('/mentorship/college');
});

test('each missing field is named beside it, and the first one is ready to type in', async ({
  visitor,
}) => {
  await visitor.getByLabel('Contact Person').fill('Dr. Meena Rao');
  await submit(visitor).click();
  await expect(toast(visitor, 'Please fill in all required fields')).toBeVisible();
  const sentences = {
    'Institution Name': 'Enter the name of your institution',
    Email: 'Enter an email address like name@example.com',
    Phone: /Enter a 10-digit mobile number$/,
    'Preferred Mode': 'Choose offline, online or hybrid',
    'Expected Student Count': 'Enter the expected number of students',
    'Preferred Session Date': 'Choose a date',
  };
  for (const [label, sentence] of Object.entries(sentences)) {
    await expect(visitor.getByLabel(label)).toHaveAccessibleDescription(sentence);
  }
  await expect(visitor.getByLabel('Institution Name')).toBeFocused();
  await expect(visitor.getByLabel('Contact Person')).toHaveValue('Dr. Meena Rao');
  await expect(visitor.getByLabel('Contact Person')).not.toHaveAttribute('aria-invalid');
  await expect(visitor.getByLabel('Additional Details')).not.toHaveAttribute('aria-invalid');
});

const wrongValues = [
  ['Email', 'placements@example', 'Enter an email address like name@example.com'],
  ['Phone', '26718', /Enter a 10-digit mobile number$/],
  ['Expected Student Count', '-5', 'Enter the expected number of students'],
  ['Expected Student Count', '12.5', 'Enter the expected number of students'],
  ['Expected Student Count', '4000000', /at most 100,000/],
  ['Preferred Session Date', '2020-01-31', 'Choose a date that is not in the past'],
] as const;

for (const [label, value, sentence] of wrongValues) {
  test(`${label} does not take ${value}, and says why`, async ({ visitor, database }) => {
    const ours = college();
    await fillInquiry(visitor, ours);
    await visitor.getByLabel(label).fill(value);
    await submit(visitor).click();
    await expect(visitor.getByLabel(label)).toHaveAccessibleDescription(sentence);
    await expect(visitor.getByLabel(label)).toBeFocused();
    await expect(visitor.getByRole('alert')).toContainText(sentence);
    await expect(visitor.getByLabel(label)).toHaveValue(value);
    expect(await database(stored, [ours.email])).toEqual([]);
  });
}
