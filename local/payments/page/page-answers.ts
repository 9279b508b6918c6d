import type { Answer } from '../http.ts';
import type { Markup } from './html.ts';
import { layout } from './layout.ts';

/** Makes the answers that are pages of this business. */
export const createPage =
  (businessName: string, standsFor: string) =>
  (title: string, body: Markup, status = 200, formTarget = ''): Answer => ({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(formTarget),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: layout({ title, businessName, standsFor, body }),
  });

/** Chromium holds `form-action` against the redirect that follows a form, so the shop is named too. */
const policy = (formTarget: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${formTarget}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const redirect = (location: string): Answer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});
