import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Forms for logging in and for the own account, the answers of a quiz, and a file that is in a list with a note. */
const withoutNote = [
  'auth/islands/ConfirmPassword',
  'auth/islands/ExpiredLink',
  'auth/islands/NewPasswordForm',
  'auth/islands/RecoveryForm',
  'auth/islands/SentMail',
  'courses/islands/Quiz',
  'profile/islands/DeleteAccountCard',
  'profile/islands/PasswordCard',
  'profile/islands/ProfileForm',
  'sessions/islands/OwnResume',
];

const nameOf = (file: string) => file.replaceAll('\\', '/').replace(/^src\/features\/|\.tsx$/g, '');

/** What people who are no admins fill in; the form of an event is also the one in which they propose it. */
const forms = globSync(['src/features/*/islands/*.tsx', 'src/features/events/admin/EventForm.tsx'])
  .map((file) => ({ name: nameOf(file), source: readFileSync(file, 'utf8') }))
  .filter(({ source }) => source.includes('<CheckedForm') || source.includes('<FileButton'))
  .filter(({ name }) => !withoutNote.includes(name));

test('there are forms to look at', () => {
  expect(forms.length).toBeGreaterThan(10);
});

test.each(forms)('$name says what the data is for and leads to the notice', ({ source }) => {
  expect(source).toContain('<PrivacyNote>');
});
