import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receiptTax } from '#src/features/payment/lib/gst.ts';
import { indianState } from '#src/features/payment/lib/indian-states.ts';
import { rupeesInWords } from '#src/features/payment/lib/rupees-in-words.ts';

describe('the amount in words', () => {
  test.each([
    [1, 'Rupees one only'],
    [19, 'Rupees nineteen only'],
    [40, 'Rupees forty only'],
    [149, 'Rupees one hundred and forty-nine only'],
    [199, 'Rupees one hundred and ninety-nine only'],
    [299, 'Rupees two hundred and ninety-nine only'],
    [499, 'Rupees four hundred and ninety-nine only'],
    [500, 'Rupees five hundred only'],
    [1999, 'Rupees one thousand nine hundred and ninety-nine only'],
    [10_001, 'Rupees ten thousand and one only'],
    [120_000, 'Rupees one lakh twenty thousand only'],
    [1_000_000, 'Rupees ten lakh only'],
    [
      12_345_678,
      'Rupees one crore twenty-three lakh forty-five thousand six hundred and seventy-eight only',
    ],
  ])('of %i is "%s"', (rupees, words) => expect(rupeesInWords(rupees)).toBe(words));
});

const rajasthan = '08ABCDE1234F1Z5';

describe('the tax on a receipt', () => {
  test('is not there without a GSTIN', () => {
    expect(receiptTax(149, '', 'Rajasthan')).toBeUndefined();
    expect(receiptTax(149, '99ABCDE1234F1Z5', null)).toBeUndefined();
  });

  test.each([
    [149, 126.28, 11.36],
    [199, 168.64, 15.18],
    [299, 253.38, 22.81],
    [499, 422.88, 38.06],
  ])('of ₹%d in one state is two equal halves', (amount, taxable, half) => {
    expect(receiptTax(amount, rajasthan, 'RJ')).toEqual({
      place: 'Rajasthan (08)',
      taxableInRupees: taxable,
      lines: [
        { label: 'CGST 9%', rupees: half },
        { label: 'SGST 9%', rupees: half },
      ],
    });
  });

  test('between states is one line', () => {
    expect(receiptTax(149, rajasthan, 'Maharashtra')).toEqual({
      place: 'Maharashtra (27)',
      taxableInRupees: 126.27,
      lines: [{ label: 'IGST 18%', rupees: 22.73 }],
    });
  });

  test.each([null, '', 'Bavaria'])('of a buyer in %j is as in the state of the seller', (state) => {
    expect(receiptTax(149, rajasthan, state)?.place).toBe('Rajasthan (08)');
  });

  test('and its value add up to the price exactly, for any price', () => {
    const states = fc.constantFrom('Rajasthan', 'Kerala', null);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), states, (amount, state) => {
        const tax = receiptTax(amount, rajasthan, state);
        const parts = [
          tax?.taxableInRupees ?? 0,
          ...(tax?.lines.map(({ rupees }) => rupees) ?? []),
        ];
        const paise = parts.map((rupees) => Math.round(rupees * 100));
        expect(paise.reduce((sum, part) => sum + part, 0)).toBe(amount * 100);
        const taxed = paise.slice(1).reduce((sum, part) => sum + part, 0);
        expect(Math.abs(taxed - (amount * 1800) / 118)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test.each([
  ['Rajasthan', '08'],
  ['rajasthan ', '08'],
  ['RJ', '08'],
  ['IN-RJ', '08'],
  ['Jammu & Kashmir', '01'],
  ['OR', '21'],
  ['29ABCDE1234F1Z5', '29'],
  ['Nowhere', undefined],
  ['', undefined],
])('the state that is written %j has the code %s', (text, code) => {
  expect(indianState(text)?.gstCode).toBe(code);
});
