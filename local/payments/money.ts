const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** 149900 paise → ₹1,499.00, grouped as in India. */
export const rupees = (amountInPaise: number): string => format.format(amountInPaise / 100);
