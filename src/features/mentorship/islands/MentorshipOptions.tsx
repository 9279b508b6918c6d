import { useEffect, useRef, useState } from 'react';
import { offerParameter } from '#src/features/mentorship/paths.ts';
import { useHydrated } from '#src/shared/ui/use-hydrated.ts';
import { BookingForm, type BookingContent } from './BookingForm.tsx';
import { type MentorshipCard, SessionCard } from './SessionCard.tsx';

interface MentorshipOptionsProps {
  cards: MentorshipCard[];
  content: BookingContent;
}

/** The four cards, or the booking form of the chosen session (docs/product.md 2.4). */
export function MentorshipOptions({ cards, content }: MentorshipOptionsProps) {
  // Null: somebody has gone back.
  const [chosen, setChosen] = useState<MentorshipCard | null>();
  // Some other page has sent someone here for one of them.
  const asked = useHydrated()
    ? new URLSearchParams(location.search).get(offerParameter)
    : undefined;
  const askedCard = cards.find((card) => card.mentorshipType === asked && !card.coursePage);
  const selected = (chosen === undefined ? askedCard : chosen) ?? undefined;
  const lastSelected = useRef<string>(undefined);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  // Going back puts the keyboard where it was before the form opened.
  useEffect(() => {
    if (!selected && lastSelected.current) buttons.current.get(lastSelected.current)?.focus();
    lastSelected.current = selected?.mentorshipType;
  }, [selected]);

  const goBack = () => {
    history.replaceState(history.state, '', location.pathname);
    setChosen(null);
  };
  if (selected) return <BookingForm card={selected} content={content} onBack={goBack} />;

  return (
    <ul className="grid gap-[var(--gap)] md:grid-cols-2">
      {cards.map((card) => (
        <SessionCard
          key={card.mentorshipType}
          card={card}
          onSelect={() => setChosen(card)}
          buttonRef={(button) => {
            if (button) buttons.current.set(card.mentorshipType, button);
          }}
        />
      ))}
    </ul>
  );
}
