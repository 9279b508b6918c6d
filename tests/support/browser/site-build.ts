import type { Page } from '@playwright/test';

/** What the database says about builds, for this page alone: all tests share one row. */
export const planned = (page: Page, plan: object) =>
  page.route('**/rest/v1/site_build**', (route) =>
    route.fulfill({
      json: [
        {
          wanted_at: null,
          asked_at: null,
          is_running: false,
          not_before: '2026-01-01T00:00:00Z',
          failed_since: null,
          problem: null,
          ...plan,
        },
      ],
    }),
  );

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
