import { offerPath, timePart } from '#src/features/mentorship/paths.ts';
import { displayedGstInRupees } from '#src/features/payment/lib/gst.ts';
import { HeldTimeNote } from '#src/features/sessions/islands/HeldTimeNote.tsx';
import type { HeldTime } from '#src/features/sessions/schemas/hold.ts';
import { whatOneBuys } from '#src/shared/content/what-one-buys.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { type Proof, ProofLine } from '#src/shared/ui/ProofLine.tsx';

interface OrderSummaryProps {
  mentorshipType: string;
  amountInRupees: number;
  proof: Proof;
  /** Of a live session, if it was chosen before paying. */
  time: HeldTime | undefined;
  /** Whether the time of a live session can be chosen before paying. */
  offersTimes: boolean;
}

/** The tax line is inside the price, so the total equals the amount (docs/product.md 9). */
export function OrderSummary(props: OrderSummaryProps) {
  const { mentorshipType, amountInRupees, proof, time, offersTimes } = props;
  const offer = offerOf(mentorshipType);
  return (
    <aside
      aria-labelledby="order-summary"
      className="card bg-sunken shadow-none max-md:order-first"
    >
      <h2 id="order-summary" className="text-large">
        Order Summary
      </h2>
      <p className="font-semibold">{offer.name}</p>
      <p className="text-soft">{offer.summary}</p>
      <p className="text-small">{whatOneBuys(offer)}</p>
      <ProofLine {...proof} />
      {time && <HeldTimeNote time={time} />}
      {offersTimes && offer.minutes !== undefined && (
        <p className="text-small">
          <a className="link inline-block py-2" href={offerPath(mentorshipType) + timePart}>
            {time ? 'Change the time' : 'Choose a time now'}
          </a>
        </p>
      )}
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4 figures">
        <dt>Base Price</dt>
        <dd className="text-right">{formatRupees(amountInRupees)}</dd>
        <dt className="text-soft">GST (Included)</dt>
        <dd className="text-right text-soft">
          {formatRupees(displayedGstInRupees(amountInRupees))}
        </dd>
        <dt className="border-t border-line pt-3 font-semibold">Total</dt>
        <dd className="border-t border-line pt-3 text-right font-semibold">
          {formatRupees(amountInRupees)}
        </dd>
      </dl>
    </aside>
  );
}
