import type { Ref } from 'react';
import { NextFreeTime } from '#src/features/sessions/islands/NextFreeTime.tsx';
import { formatRupees } from '#src/shared/lib/format.ts';
import { Button } from '#src/shared/ui/Button.tsx';

export interface MentorshipCard {
  mentorshipType: string;
  name: string;
  summary: string;
  priceInRupees: number;
  /** 30 for a live session; a course has lifetime access instead. */
  minutes?: number;
  /** Of a live session: when the next one can begin, as the build found it. Absent where times are not chosen here. */
  nextFreeTime?: string | null;
  points: readonly string[];
  image: string;
  button: string;
  /** Where a course is described; a live session opens the booking form instead. */
  coursePage?: string;
}

interface SessionCardProps {
  card: MentorshipCard;
  buttonRef: Ref<HTMLButtonElement>;
  onSelect: () => void;
}

export function SessionCard({ card, buttonRef, onSelect }: SessionCardProps) {
  return (
    <li className="card grid-rows-[auto_1fr] overflow-hidden p-0">
      <div className="media max-sm:hidden">
        <img
          src={card.image}
          alt=""
          width="320"
          height="200"
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </div>
      <div className="flex flex-col gap-3 p-6 sm:pt-3">
        <h2 className="text-title">{card.name}</h2>
        <p className="text-soft">{card.summary}</p>
        <ul className="check-list grow content-start text-small">
          {card.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {card.nextFreeTime !== undefined && <NextFreeTime prebuilt={card.nextFreeTime} />}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <span className="price">
            {formatRupees(card.priceInRupees)}{' '}
            <small>{card.minutes ? `/ ${card.minutes} min` : 'lifetime access'}</small>
          </span>
          {card.coursePage ? (
            <a
              className="btn btn-quiet"
              href={card.coursePage}
              aria-label={`${card.button}: ${card.name}`}
            >
              {card.button}
            </a>
          ) : (
            <Button ref={buttonRef} onClick={onSelect} aria-label={`${card.button}: ${card.name}`}>
              {card.button}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
