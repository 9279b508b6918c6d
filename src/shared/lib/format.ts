// Made when a sum is written: the first formatter of a page takes long, and not every page shows one.
let rupeeFigures: Intl.NumberFormat | undefined;
let exactFigures: Intl.NumberFormat | undefined;

/** `₹1,999` with Indian grouping, from rupees; with paise only where there are some. Prices set in display type get their thin gap from CSS. */
export const formatRupees = (rupees: number) => {
  if (!Number.isInteger(rupees)) return formatExactRupees(rupees);
  rupeeFigures ??= new Intl.NumberFormat('en-IN');
  return `₹${rupeeFigures.format(rupees)}`;
};

/** `₹126.20`: with its paise, for sums that are compared line by line. */
export const formatExactRupees = (rupees: number) => {
  exactFigures ??= new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `₹${exactFigures.format(rupees)}`;
};
