import { supabase } from '#src/shared/data/client.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

export interface Progress {
  /** The part of the text that was read last, from 0. */
  place: number;
  /** ISO 8601. */
  seenAt: string;
  isCompleted: boolean;
}

/** False when the lesson is not open to the reader (any more). */
export async function saveProgress(lessonId: string, progress: Progress): Promise<boolean> {
  const client = await supabase();
  const { place, seenAt, isCompleted: is_completed } = progress;
  const answer = await client.rpc('save_progress', {
    lesson_id: lessonId,
    place,
    seconds_ago: secondsSince(seenAt),
    is_completed,
  });
  return unwrap<boolean | null>(answer) ?? false;
}

const longestInSeconds = 30 * 86_400;

/** An age, because the clock of a device may be wrong. One that was set back since, or tells no date, says now. */
function secondsSince(moment: string): number {
  const seconds = Math.round((Date.now() - Date.parse(moment)) / 1_000);
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), longestInSeconds);
}
