// @vitest-environment jsdom
import { JSDOM } from 'jsdom';
import { atom } from 'nanostores';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { UnclaimedOrders } from '#src/features/courses/admin/UnclaimedOrders.tsx';
import type { UnclaimedOrder } from '#src/features/courses/schemas/learners.ts';

const stored = vi.hoisted(() => ({ overviewOf: vi.fn() }));
vi.mock('#src/features/courses/stores/course-overview.ts', () => stored);

const orderOf = (number: number): UnclaimedOrder => ({
  order_id: `ord_${String(number).padStart(32, '0')}`,
  customer_name: `Buyer ${number}`,
  customer_email: `buyer${number}@example.com`,
  customer_phone: null,
  paid_at: '2026-11-21T19:00:00Z',
});

function shown(count: number) {
  const orders = Array.from({ length: count }, (_, number) => orderOf(number));
  stored.overviewOf.mockReturnValue({ $overview: atom({ figures: undefined, orders }) });
  const props = { courseId: 'resume-mastery', onMove: () => {} };
  const part = JSDOM.fragment(renderToStaticMarkup(createElement(UnclaimedOrders, props)));
  return {
    rows: part.querySelectorAll('li:not([hidden])').length,
    text: part.textContent,
  };
}

test('five orders that wait for an account are all shown', () => {
  const { rows, text } = shown(5);
  expect(rows).toBe(5);
  expect(text).not.toContain('Show all');
});

test('of more the first five are shown, and a button for all', () => {
  const { rows, text } = shown(12);
  expect(rows).toBe(5);
  expect(text).toContain('Show all 12 orders');
});

test('nothing is shown where none waits', () => {
  expect(shown(0).text).toBe('');
});
