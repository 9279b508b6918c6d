import { expect, test } from 'vitest';
import { loginReason } from '#src/features/auth/lib/login-reason.ts';

const eventId = '3f2a91bc-0000-4000-8000-000000000000';

test.each([
  [`/events?register=${eventId}`, { kind: 'event', eventId }],
  [`/events/resume-clinic-3f2a91bc?register=${eventId}`, { kind: 'event', eventId }],
  ['/events/create', { kind: 'proposal' }],
  ['/reviews#write-review', { kind: 'review' }],
  ['/course-dashboard', { kind: 'courses' }],
  ['/learn/resume-mastery/start', { kind: 'lesson' }],
  ['/profile', { kind: 'profile' }],
  ['/admin', { kind: 'admin' }],
  ['/admin/blogs/new', { kind: 'admin' }],
])('someone who wants to go to %s is told why they log in', (path, reason) => {
  expect(loginReason(path)).toEqual(reason);
});

test.each([
  '',
  '/',
  '/terms',
  '/events?register=Your account is locked. Call 1800',
  `/terms?register=${eventId}`,
  `/events?register=${eventId}&x=1`,
  '/reviews',
  '/course-dashboard/x',
  '/administrator',
  '/profile?<script>',
])('nothing is said about %j', (path) => {
  expect(loginReason(path)).toBeUndefined();
});
