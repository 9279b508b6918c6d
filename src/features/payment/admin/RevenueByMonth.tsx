import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { PaymentMonth } from '#src/features/payment/schemas/managed-payment.ts';
import {
  loadPaymentTotals,
  $revenueByMonth,
  $paymentTotals,
} from '#src/features/payment/stores/review.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { monthName } from '#src/shared/lib/dates/labels.ts';
import { rupeesOf } from '#src/shared/lib/paise.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ColumnChart } from '#src/shared/ui/ColumnChart.tsx';
import { DataTable } from '#src/shared/ui/DataTable.tsx';

/** Money received and refunded by month, as a chart and as a table. */
export function RevenueByMonth() {
  const { status } = useStore($paymentTotals);
  const { isTest, months } = useStore($revenueByMonth);
  useEffect(() => void loadPaymentTotals(), []);

  return (
    <section aria-labelledby="months" className="card grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="months" className="text-large">
          The last twelve months
        </h2>
        {status === 'loaded' && isTest && (
          <p className="text-soft">Only test payments so far: no money has moved.</p>
        )}
      </div>
      {status === 'loading' && (
        <p role="status" className="py-12 text-center text-soft">
          Loading the totals...
        </p>
      )}
      {status === 'failed' && (
        <p>
          The totals could not be loaded.{' '}
          <Button look="quiet" small onClick={() => void loadPaymentTotals()}>
            Try Again
          </Button>
        </p>
      )}
      {status === 'loaded' && (
        <>
          <Chart months={months} />
          <details className="accordion">
            <summary>Show as table</summary>
            <MonthTable months={months} />
          </details>
        </>
      )}
    </section>
  );
}

function Chart({ months }: { months: PaymentMonth[] }) {
  const columns = useMemo(() => months.map(({ month }) => monthName(month)), [months]);
  const series = useMemo(
    () => [
      { name: 'Received', values: months.map((total) => rupeesOf(total.received_in_paise)) },
      { name: 'Refunded', values: months.map((total) => rupeesOf(total.returned_in_paise)) },
    ],
    [months],
  );
  return (
    <ColumnChart
      label="Money received and refunded in each of the last twelve months"
      columns={columns}
      series={series}
      format={formatRupees}
    />
  );
}

function MonthTable({ months }: { months: PaymentMonth[] }) {
  return (
    <DataTable
      caption="Money by month"
      columns={['Month', 'Paid orders', 'Received', 'Refunds', 'Refunded']}
      look="numbers"
      scrolls
    >
      {months.toReversed().map((total) => (
        <tr key={total.month}>
          <th scope="row">
            {monthName(total.month)} {total.month.slice(0, 4)}
          </th>
          <td>{total.paid}</td>
          <td>{formatRupees(rupeesOf(total.received_in_paise))}</td>
          <td>{total.refunded}</td>
          <td>{formatRupees(rupeesOf(total.returned_in_paise))}</td>
        </tr>
      ))}
    </DataTable>
  );
}
