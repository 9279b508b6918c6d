const paisePerRupee = 100;

/** Sums are added up in paise, which are whole, and become rupees where they are shown. */
export const rupeesOf = (paise: number): number => paise / paisePerRupee;

export const paiseOf = (rupees: number): number => rupees * paisePerRupee;
