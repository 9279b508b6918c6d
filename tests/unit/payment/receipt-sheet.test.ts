import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ReceiptSheet } from '#src/features/payment/islands/ReceiptSheet.tsx';
import type { Receipt } from '#src/features/payment/schemas/receipt.ts';

const gstin = '08ABCDE1234F1Z5';
const registered = vi.hoisted(() => ({ gstin: '' }));
vi.mock('#src/shared/content/site.ts', async (original) => {
  const { site } = await original<{ site: object }>();
  return {
    site: {
      ...site,
      get gstin() {
        return registered.gstin;
      },
    },
  };
});

const receipt: Receipt = {
  order_id: `ord_${'a'.repeat(32)}`,
  receipt_number: '2026-27/0042',
  paid_at: '2026-11-21T19:00:00Z',
  refunded_at: null,
  money_back: null,
  parts: [],
  amount: 149,
  mentorshiptype: 'resume_preparation',
  customer_name: '<b>Rohan</b> Sharma',
  payment_method: null,
  billing_state: null,
  is_test: false,
};

function textOf(changes: Partial<Receipt> = {}, number = ''): string {
  registered.gstin = number;
  const html = renderToStaticMarkup(
    createElement(ReceiptSheet, { receipt: { ...receipt, ...changes } }),
  );
  const sheet = JSDOM.fragment(html);
  expect(sheet.querySelector('b')).toBeNull();
  return wordsOf(sheet).join(' ').replace(/\s+/g, ' ');
}

/** The text of each of its elements. */
const wordsOf = (node: Node): string[] =>
  node.childNodes.length > 0 ? [...node.childNodes].flatMap(wordsOf) : [node.textContent ?? ''];

test('a seller without a GSTIN gives a receipt that says nothing of tax', () => {
  const text = textOf();
  expect(text).toContain('Receipt 2026-27/0042');
  // Past midnight in India, whatever day it is elsewhere.
  expect(text).toContain('Sunday, 22 November 2026');
  expect(text).toContain('Total paid ₹149.00');
  expect(text).not.toMatch(/GST|SAC|Tax|Test payment|Refunded/);
});

test('a seller with one gives a tax invoice, with the halves of the same state', () => {
  const text = textOf({ billing_state: 'Rajasthan' }, gstin);
  for (const part of [
    'Tax invoice',
    `GSTIN ${gstin}`,
    'SAC 999293',
    'Place of supply Rajasthan (08)',
    '₹126.28',
    'CGST 9% ₹11.36',
    'SGST 9% ₹11.36',
    'Total paid ₹149.00',
  ]) {
    expect(text).toContain(part);
  }
});

test('between two states it is IGST', () => {
  const text = textOf({ billing_state: 'Kerala' }, gstin);
  expect(text).toContain('Place of supply Kerala (32)');
  expect(text).toContain('IGST 18% ₹22.73');
  expect(text).not.toMatch(/CGST|SGST/);
});

test('what was refunded, or was only a test, says so', () => {
  expect(textOf({ refunded_at: '2026-11-25T06:00:00Z', is_test: true })).toMatch(
    /Test payment: no money has moved\..*Refunded in full on Wednesday, 25 November 2026/,
  );
});

test.each([
  ['on_its_way', 'A refund in full is on its way since Wednesday, 25 November 2026.'],
  ['by_bank', 'The bank gave the money back on Wednesday, 25 November 2026, after a dispute.'],
] as const)('money that goes back is told as it is: %s', (money_back, words) => {
  const text = textOf({ refunded_at: '2026-11-25T06:00:00Z', money_back });
  expect(text).toContain(words);
  expect(text).not.toContain('Refunded in full');
});

test('a part that went back is a line of its own, and what remains is the last one', () => {
  const parts: Receipt['parts'] = [
    { moment: '2026-11-24T19:00:00Z', rupees: 49.5, how: 'done' },
    { moment: '2026-11-26T06:00:00Z', rupees: 20, how: 'on_its_way' },
    { moment: '2026-11-27T06:00:00Z', rupees: 9.5, how: 'by_bank' },
  ];
  const text = textOf({ parts });
  for (const line of [
    'Total paid ₹149.00',
    'Refunded on 25 Nov 2026 −₹49.50',
    'On its way back since 26 Nov 2026 −₹20.00',
    'Given back by the bank on 27 Nov 2026 −₹9.50',
    'Remains ₹70.00',
  ]) {
    expect(text).toContain(line);
  }
  expect(textOf()).not.toContain('Remains');
});
