const rupeeFigures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** `₹1,999` with Indian grouping, from rupees. Prices set in display type get their thin gap from CSS. */
export const formatRupees = (rupees: number) => `₹${rupeeFigures.format(rupees)}`;
