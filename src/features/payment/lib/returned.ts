import { paiseOf, rupeesOf } from '#src/shared/lib/paise.ts';

interface Money {
  /** In whole rupees. */
  amount: number;
  returned_in_paise: number;
}

/** What of an order has gone back, is on its way, or was lost in a dispute, in rupees. */
export const returnedOf = ({ returned_in_paise }: Pick<Money, 'returned_in_paise'>) =>
  rupeesOf(returned_in_paise);

/** What is left of it, in rupees. */
export const leftOf = (money: Money) => rupeesOf(paiseOf(money.amount) - money.returned_in_paise);
