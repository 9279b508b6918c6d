import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import { sessionStates } from '#src/features/sessions/messages/outcomes.ts';

interface SessionTimeProps {
  status: string;
  starts_at: string | null;
}

/** When a session takes place, or what became of it, in a line of a list. */
export function SessionTime({ status, starts_at }: SessionTimeProps) {
  const facts = [sessionStates[status], starts_at === null ? '' : momentInWords(starts_at)];
  return <p className="text-small font-semibold">{facts.filter(Boolean).join(' · ')}</p>;
}
