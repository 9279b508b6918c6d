import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticeVersion } from '#src/shared/content/notice-version.ts';
import { noticeVersions } from '#src/shared/content/notice-versions.ts';
import { retention } from '#src/shared/lib/retention.ts';
import {
  hashOfNotice,
  noticeFolder,
  publishedVersions,
  writtenVersions,
} from '../../../tools/privacy/notices.ts';

const text = readFileSync(`${noticeFolder}/${noticeVersion}.mdx`, 'utf8');

test('every version of the notice is published: npm run privacy', () => {
  expect(writtenVersions()).toEqual(noticeVersions);
  expect([...publishedVersions().keys()].sort()).toEqual(noticeVersions);
});

test.each(noticeVersions)(
  'nobody changes the notice of %s: a change is a copy with a new date, then npm run privacy',
  (version) => {
    expect(hashOfNotice(version)).toBe(publishedVersions().get(version));
  },
);

test('the notice names the times that the scheduled function deletes by', () => {
  expect(text).toContain(`kept: ${retention.inquiryMonths} months\n`);
  expect(text).toContain(`kept: ${retention.registrationMonths} months, or until you cancel`);
  expect(text).toContain(`kept: ${retention.requestCountDays} days\n`);
  expect(text).toContain(`unpaid orders ${retention.unpaidOrderMonths} months.\n`);
  expect(text).toContain(`kept: ${retention.mailMonths} months\n    shared: Resend`);
  expect(text).toContain(`kept: ${retention.grievanceMonths} months after`);
  expect(text).toContain(`kept: ${retention.resumeDays} days\n`);
});

test('the notice says what section 5 of the Act asks for: what, why, the rights, the Board', () => {
  for (const part of [
    '## What we store',
    '## Withdraw what you agreed to',
    '## See, correct or delete your data',
    '## Complain',
    'Data Protection Board of India',
    'Hindi',
  ])
    expect(text).toContain(part);
});
