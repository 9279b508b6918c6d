import type { PaymentMonth } from '#src/features/payment/schemas/managed-payment.ts';
import { addMonths, lastMonths, monthOf } from '#src/shared/lib/dates/calendar.ts';
import { rupeesOf } from '#src/shared/lib/paise.ts';

export interface EarnedMonth {
  /** `2026-11` */
  month: string;
  /** What came in less what went back. */
  rupees: number;
  /** How many orders were paid. */
  orders: number;
}

export interface Earnings {
  /** No money has moved: these are test payments. */
  isTest: boolean;
  thisMonth: EarnedMonth;
  lastMonth: EarnedMonth;
  /** From April to March, as in India. `2026–27` */
  year: { name: string; rupees: number; orders: number };
  /** The last twelve months, the earliest first. */
  months: EarnedMonth[];
}

const monthsShown = 12;

/** Test money counts only as long as there is no other. */
export function earningsOf(totals: PaymentMonth[], today: string): Earnings {
  const isTest = !totals.some(({ livemode }) => livemode);
  const counted = totals.filter(({ livemode }) => livemode !== isTest);
  const earnedIn = (isWanted: (month: string) => boolean) => {
    const rows = counted.filter(({ month }) => isWanted(month));
    const sum = (valueOf: (row: PaymentMonth) => number) =>
      rows.reduce((total, row) => total + valueOf(row), 0);
    return {
      rupees: rupeesOf(sum((row) => row.received_in_paise - row.returned_in_paise)),
      orders: sum(({ paid }) => paid),
    };
  };
  const earnedMonth = (month: string): EarnedMonth => ({
    month,
    ...earnedIn((other) => other === month),
  });

  const thisMonth = monthOf(today);
  const april = firstMonthOfYear(thisMonth);
  return {
    isTest,
    thisMonth: earnedMonth(thisMonth),
    lastMonth: earnedMonth(addMonths(thisMonth, -1)),
    year: {
      name: `${april.slice(0, 4)}–${addMonths(april, monthsShown).slice(2, 4)}`,
      ...earnedIn((month) => month >= april && month <= thisMonth),
    },
    months: lastMonths(today, monthsShown).map(earnedMonth),
  };
}

function firstMonthOfYear(month: string): string {
  const april = `${month.slice(0, 4)}-04`;
  return month < april ? addMonths(april, -12) : april;
}
