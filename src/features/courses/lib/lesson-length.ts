import { readingMinutes } from '#src/shared/lib/reading-time.ts';

interface Length {
  word_count: number;
  video_minutes: number | null;
}

/** How long a lesson takes to read and to watch, in minutes. */
export const lessonMinutes = ({ word_count, video_minutes }: Length): number =>
  readingMinutes(word_count) + (video_minutes ?? 0);
