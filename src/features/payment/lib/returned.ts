interface Money {
  /** In whole rupees. */
  amount: number;
  returned_in_paise: number;
}

const paisePerRupee = 100;

/** What of an order has gone back, is on its way, or was lost in a dispute, in rupees. */
export const returnedOf = ({ returned_in_paise }: Pick<Money, 'returned_in_paise'>) =>
  returned_in_paise / paisePerRupee;

/** What is left of it, in rupees. */
export const leftOf = (money: Money) =>
  (money.amount * paisePerRupee - money.returned_in_paise) / paisePerRupee;
