import { expect, test } from 'vitest';
import { csvFile } from '#src/shared/lib/csv.ts';

const cellOf = (text: string) => csvFile(['Name'], [[text]]).split('\r\n')[1];

test('a file begins with the mark of UTF-8 and a header, and ends each line as spreadsheets expect', () => {
  expect(csvFile(['Name', 'College'], [['Kavya', 'MNIT, Jaipur']])).toBe(
    '\ufeff"Name","College"\r\n"Kavya","MNIT, Jaipur"\r\n',
  );
});

test.each(['=1+1', '+91 98290', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '＝1'])(
  'the cell %j runs as no formula',
  (text) => expect(csvFile(['Name'], [[text]])).toContain(`"'${text}"`),
);

test('quotes and line breaks stay inside their cell', () => {
  expect(cellOf('say "hi"')).toBe('"say ""hi"""');
  expect(csvFile(['Name'], [['two\nlines']])).toContain('"two\nlines"');
});
