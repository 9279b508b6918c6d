import type { Receipt } from '#src/features/payment/schemas/receipt.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { formatExactRupees } from '#src/shared/lib/format.ts';

type Part = Receipt['parts'][number];

const labels: Record<Part['how'], string> = {
  done: 'Refunded on',
  on_its_way: 'On its way back since',
  by_bank: 'Given back by the bank on',
};

/** The rows of a receipt that say what of the sum has gone back, and what remains; none where nothing has. */
export function ReturnedParts({ receipt: { amount, parts } }: { receipt: Receipt }) {
  if (parts.length === 0) return null;
  const returned = parts.reduce((sum, { rupees }) => sum + rupees, 0);
  return (
    <>
      {parts.map(({ moment, how, rupees }) => (
        <tr key={`${how} ${moment}`}>
          <th scope="row" className="font-normal">
            {labels[how]} {plainDate(dayInIndia(moment))}
          </th>
          <td>−{formatExactRupees(rupees)}</td>
        </tr>
      ))}
      <tr className="font-semibold">
        <th scope="row">Remains</th>
        <td>{formatExactRupees(Math.max(0, amount - returned))}</td>
      </tr>
    </>
  );
}
