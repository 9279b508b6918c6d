import { paiseOf, rupeesOf } from '#src/shared/lib/paise.ts';
import { indianState } from './indian-states.ts';

/** The tax inside an amount, as the order summary shows it: 18% of the amount, in rupees (docs/product.md 9). */
export const displayedGstInRupees = (amountInRupees: number) =>
  Math.round(amountInRupees * 18) / 100;

export interface ReceiptTax {
  /** Where the service counts as supplied. */
  place: string;
  taxableInRupees: number;
  lines: { label: string; rupees: number }[];
}

/**
 * The tax inside a price, as a tax invoice states it: 18/118 of the price, half of it to the state when buyer and
 * seller are in the same one. A buyer whose state is unknown counts as being in the seller's (IGST Act, section 12).
 * Undefined when the seller is not registered, or when its GSTIN has no known state.
 */
export function receiptTax(
  amountInRupees: number,
  gstin: string,
  buyerState: string | null,
): ReceiptTax | undefined {
  const seller = gstin === '' ? undefined : indianState(gstin);
  if (!seller) return undefined;
  const buyer = (buyerState === null ? undefined : indianState(buyerState)) ?? seller;
  const paise = paiseOf(amountInRupees);
  const place = `${buyer.name} (${buyer.gstCode})`;
  if (buyer.gstCode !== seller.gstCode) {
    const tax = Math.round((paise * 18) / 118);
    return {
      place,
      taxableInRupees: rupeesOf(paise - tax),
      lines: [{ label: 'IGST 18%', rupees: rupeesOf(tax) }],
    };
  }
  // Both halves are the same sum, so the taxable value takes up the odd paisa.
  const half = Math.round((paise * 9) / 118);
  return {
    place,
    taxableInRupees: rupeesOf(paise - 2 * half),
    lines: [
      { label: 'CGST 9%', rupees: rupeesOf(half) },
      { label: 'SGST 9%', rupees: rupeesOf(half) },
    ],
  };
}
