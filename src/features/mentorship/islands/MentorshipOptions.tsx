import { useEffect, useRef, useState } from 'react';
import { BookingForm, type BookingContent } from './BookingForm.tsx';
import { type MentorshipCard, SessionCard } from './SessionCard.tsx';

interface MentorshipOptionsProps {
  cards: MentorshipCard[];
  content: BookingContent;
}

/** The four cards, or the booking form of the chosen session (docs/product.md 2.4). */
export function MentorshipOptions({ cards, content }: MentorshipOptionsProps) {
  const [selected, setSelected] = useState<MentorshipCard>();
  const lastSelected = useRef<string>(undefined);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  // Going back puts the keyboard where it was before the form opened.
  useEffect(() => {
    if (!selected && lastSelected.current) buttons.current.get(lastSelected.current)?.focus();
    lastSelected.current = selected?.mentorshipType;
  }, [selected]);

  if (selected)
    return <BookingForm card={selected} content={content} onBack={() => setSelected(undefined)} />;

  return (
    <ul className="grid gap-[var(--gap)] md:grid-cols-2">
      {cards.map((card) => (
        <SessionCard
          key={card.mentorshipType}
          card={card}
          onSelect={() => setSelected(card)}
          buttonRef={(button) => {
            if (button) buttons.current.set(card.mentorshipType, button);
          }}
        />
      ))}
    </ul>
  );
}
