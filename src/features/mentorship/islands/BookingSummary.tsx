import { whatOneBuys } from '#src/shared/content/what-one-buys.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { ProofLine } from '#src/shared/ui/ProofLine.tsx';
import type { BookingContent } from './booking-content.ts';
import type { MentorshipCard } from './SessionCard.tsx';

interface BookingSummaryProps {
  card: MentorshipCard;
  content: BookingContent;
}

/** What is booked, and what comes after the form. */
export const BookingSummary = ({ card, content }: BookingSummaryProps) => (
  <aside className="card bg-sunken shadow-none max-md:order-first">
    <p className="price">
      {formatRupees(card.priceInRupees)} {card.minutes && <small>/ {card.minutes} min</small>}
    </p>
    <p className="text-soft">{card.summary}</p>
    <p className="text-small">{whatOneBuys(card)}</p>
    <ProofLine {...content.proof} />
    <ul className="check-list text-small">
      {content.afterwards.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  </aside>
);
