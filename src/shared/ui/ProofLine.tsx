import { Stars } from './Stars.tsx';

/** Absent is what nobody can say yet. */
export interface Proof {
  rating?: { average: number; count: number };
  /** Such as `10,000+ students trained`. */
  people?: string;
  /** Such as `on Google Meet`. */
  place?: string;
}

interface ProofLineProps extends Proof {
  /** Whether what it stands beside is a live meeting. */
  isLive?: boolean;
}

/** What others say and where one meets, in one line beside a price. Nothing to say: no line. */
export function ProofLine({ rating, people, place, isLive = false }: ProofLineProps) {
  const shownPlace = isLive && place;
  if (!rating && !people && !shownPlace) return null;
  return (
    <p className="proof">
      {rating && (
        <span>
          <Stars value={rating.average} size={16} />
          {`${rating.average.toFixed(1)} · ${rating.count.toLocaleString('en-IN')} ${rating.count === 1 ? 'review' : 'reviews'}`}
        </span>
      )}
      {people && <span>{people}</span>}
      {shownPlace && <span>{`Live ${place}`}</span>}
    </p>
  );
}
