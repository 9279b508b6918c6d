import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Earnings, earningsOf } from '#src/features/admin/lib/earnings.ts';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import { $earnings, loadEarnings } from '#src/features/admin/stores/earnings.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { monthAndYear } from '#src/shared/lib/dates/labels.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { paths } from '#src/shared/paths.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { EarnedBars } from './EarnedBars.tsx';

/** What came in, less what went back: the numbers first, then a bar for each month. */
export function Earned() {
  const { earnings, status } = useStore($earnings);
  return (
    <section aria-labelledby="earned" className="card gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="earned" className="text-title">
          Earned
        </h2>
        <a className="btn btn-quiet btn-small" href={paths.adminPayments}>
          All payments
        </a>
      </div>
      {status === 'loading' && <AddingUp />}
      {status === 'failed' && (
        <LoadFailed
          role="status"
          message={dashboardMessages.earningsFailed}
          onTryAgain={() => void loadEarnings()}
        />
      )}
      {earnings && <Numbers earnings={earnings} />}
    </section>
  );
}

/** As high as what comes in its place, so that nothing below it moves. */
function AddingUp() {
  const [nothing] = useState(() => ({ ...earningsOf([], todayInIndia()), isTest: false }));
  return (
    <div className="relative">
      <p className="absolute text-soft">Adding up...</p>
      <div className="invisible grid gap-4">
        <Numbers earnings={nothing} />
      </div>
    </div>
  );
}

function Numbers({ earnings }: { earnings: Earnings }) {
  const { isTest, thisMonth, lastMonth, year, months } = earnings;
  return (
    <>
      <dl className="money figures">
        <Amount rupees={thisMonth.rupees} name={`This month, ${inOrders(thisMonth.orders)}`} />
        <Amount rupees={lastMonth.rupees} name={monthAndYear(lastMonth.month)} />
        <Amount rupees={year.rupees} name={`Financial year ${year.name}`} />
      </dl>
      <EarnedBars months={months} />
      <p className="text-small text-soft">
        {isTest
          ? 'Test payments only so far: no money has moved.'
          : 'After refunds. The bars are the last twelve months.'}
      </p>
    </>
  );
}

const Amount = ({ rupees, name }: { rupees: number; name: string }) => (
  <div>
    <dt className="text-small text-soft">{name}</dt>
    <dd>{formatRupees(rupees)}</dd>
  </div>
);

const inOrders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
