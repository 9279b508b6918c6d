import type { PaymentMonth } from '#src/features/payment/schemas/managed-payment.ts';
import { addMonths, lastMonths, monthOf } from '#src/shared/lib/dates/calendar.ts';

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
  const earnedIn = (month: string): EarnedMonth => {
    const total = counted.find((row) => row.month === month);
    const rupees = total ? total.received_rupees - total.returned_rupees : 0;
    return { month, rupees, orders: total?.paid ?? 0 };
  };

  const months = lastMonths(today, monthsShown).map(earnedIn);
  const thisMonth = monthOf(today);
  const april = firstMonthOfYear(thisMonth);
  // It never has more months than are shown.
  const ofYear = months.filter(({ month }) => month >= april);
  const sum = (valueOf: (month: EarnedMonth) => number) =>
    ofYear.reduce((total, month) => total + valueOf(month), 0);
  return {
    isTest,
    thisMonth: earnedIn(thisMonth),
    lastMonth: earnedIn(addMonths(thisMonth, -1)),
    year: {
      name: `${april.slice(0, 4)}–${addMonths(april, monthsShown).slice(2, 4)}`,
      rupees: sum(({ rupees }) => rupees),
      orders: sum(({ orders }) => orders),
    },
    months,
  };
}

function firstMonthOfYear(month: string): string {
  const april = `${month.slice(0, 4)}-04`;
  return month < april ? addMonths(april, -12) : april;
}
