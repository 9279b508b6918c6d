import { useEffect, useRef } from 'react';
import type { BookingContent } from './booking-content.ts';
import { BookingForm } from './BookingForm.tsx';
import { type MentorshipCard, SessionCard } from './SessionCard.tsx';
import { askFor, askForNone, useAskedOffer } from './use-asked-offer.ts';

interface MentorshipOptionsProps {
  cards: MentorshipCard[];
  content: BookingContent;
}

/** The four cards, or the booking form of the session that the address asks for (docs/product.md 2.4). */
export function MentorshipOptions({ cards, content }: MentorshipOptionsProps) {
  const asked = useAskedOffer();
  const selected = cards.find((card) => card.mentorshipType === asked && !card.coursePage);
  const lastSelected = useRef<string>(undefined);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  // Going back puts the keyboard where it was before the form opened.
  useEffect(() => {
    if (!selected && lastSelected.current) buttons.current.get(lastSelected.current)?.focus();
    lastSelected.current = selected?.mentorshipType;
  }, [selected]);

  if (selected) return <BookingForm card={selected} content={content} onBack={askForNone} />;

  return (
    <ul className="grid gap-[var(--gap)] md:grid-cols-2">
      {cards.map((card) => (
        <SessionCard
          key={card.mentorshipType}
          card={card}
          onSelect={() => askFor(card.mentorshipType)}
          buttonRef={(button) => {
            if (button) buttons.current.set(card.mentorshipType, button);
          }}
        />
      ))}
    </ul>
  );
}
