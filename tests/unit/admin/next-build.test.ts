import { describe, expect, test } from 'vitest';
import { isBuilding, nextBuild } from '#src/features/admin/lib/next-build.ts';
import type { SiteBuild } from '#src/features/admin/schemas/dashboard.ts';

const at = (time: string) => `2026-11-26T${time}:00.000Z`;
const now = Date.parse(at('12:03'));
const startsBy = (plan: SiteBuild, builtAt = at('11:00')) =>
  nextBuild(plan, builtAt, now)?.startsBy.toISOString();

const idle: SiteBuild = {
  wanted_at: null,
  asked_at: null,
  is_running: false,
  not_before: at('11:00'),
  failed_since: null,
  problem: null,
};

describe('the next build', () => {
  test('is none when nothing waits', () => {
    expect(startsBy(idle)).toBeUndefined();
  });

  test('is none when newer pages hold the change already', () => {
    expect(startsBy({ ...idle, wanted_at: at('12:00') }, at('12:01'))).toBeUndefined();
  });

  test.each([
    ['with the next round', at('11:50'), at('12:10')],
    ['with the first round after its pause', at('12:12'), at('12:20')],
    ['with the round at which its pause ends', at('12:10'), at('12:10')],
  ])('starts %s', (_, not_before, expected) => {
    expect(startsBy({ ...idle, wanted_at: at('12:02'), not_before })).toBe(expected);
  });

  test('says since when none succeeds', () => {
    const failing = { ...idle, wanted_at: at('10:00'), failed_since: at('10:00') };
    expect(nextBuild(failing, at('09:00'), now)?.failingSince).toBe(at('10:00'));
  });
});

describe('the pages', () => {
  const asked = { ...idle, is_running: true, asked_at: at('12:00') };

  test('are being built until they are there', () => {
    expect(isBuilding(asked, at('11:00'), now)).toBe(true);
    expect(isBuilding(asked, undefined, now)).toBe(true);
    expect(isBuilding(asked, at('12:01'), now)).toBe(false);
  });

  test('are not being built when nobody asked, or when a build has taken too long', () => {
    expect(isBuilding(idle, at('11:00'), now)).toBe(false);
    expect(isBuilding(asked, at('11:00'), Date.parse(at('12:15')))).toBe(false);
  });
});
