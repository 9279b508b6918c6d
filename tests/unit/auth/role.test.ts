import { expect, test } from 'vitest';
import { isAdminRole } from '#src/shared/lib/role.ts';

test.each([
  ['user_roles says admin', 'admin', 'user', true],
  ['only user_roles has a row', 'admin', undefined, true],
  ['user_roles says user, whatever the profile says', 'user', 'admin', false],
  ['user_roles says nothing and the profile says admin', undefined, 'admin', true],
  ['user_roles holds null and the profile says admin', null, 'admin', true],
  ['neither says anything', undefined, null, false],
  ['the word is written in another case', 'Admin', undefined, false],
  ['the word has a space', 'admin ', undefined, false],
  ['user_roles is empty and the profile says admin', '', 'admin', false],
])('%s', (_case, userRole, profileRole, expected) => {
  expect(isAdminRole(userRole, profileRole)).toBe(expected);
});
