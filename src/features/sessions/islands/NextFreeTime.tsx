import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import { noFreeTime } from '#src/features/sessions/messages/holds.ts';
import { $freeTimes, loadFreeTimes } from '#src/features/sessions/stores/free-times.ts';

interface NextFreeTimeProps {
  /** As the build found it, as an ISO 8601 text; null when there was none. */
  prebuilt: string | null;
}

/** When the next session can begin: from the build, and fresh as soon as somebody reaches for the cards. */
export function NextFreeTime({ prebuilt }: NextFreeTimeProps) {
  const { status, times } = useStore($freeTimes, { ssr: 'initial' });
  useEffect(() => void loadFreeTimes(), []);

  const next = status === 'loaded' ? (times[0] ?? null) : prebuilt;
  return (
    <p className="text-small text-leaf">{next ? `Next: ${momentInWords(next)}` : noFreeTime}</p>
  );
}
