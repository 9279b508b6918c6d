const rupeeFigures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** `₹1,999` with Indian grouping, from rupees. Prices set in display type get their thin gap from CSS. */
export const formatRupees = (rupees: number) => `₹${rupeeFigures.format(rupees)}`;

const exactFigures = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `₹126.20`: with its paise, for sums that are compared line by line. */
export const formatExactRupees = (rupees: number) => `₹${exactFigures.format(rupees)}`;
