/** The share of tax inside a displayed amount, as the order summary shows it: 18% of the amount, in rupees (SPEC section 9). */
export const displayedGstInRupees = (amountInRupees: number) =>
  Math.round(amountInRupees * 18) / 100;
