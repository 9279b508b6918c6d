import type { LessonStatus, ListedLesson } from '#src/features/courses/schemas/course-desk.ts';
import { readingMinutes } from '#src/shared/lib/reading-time.ts';

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

export const lessonStatusLabels: Record<LessonStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  removed: 'Removed',
};

/** The look of each as a badge; a published one has the usual look. */
export const lessonStatusTones: Record<LessonStatus, 'sun' | 'alarm' | undefined> = {
  draft: 'sun',
  published: undefined,
  removed: 'alarm',
};

/** `6 min read`, `12 min video`, `opens after 3 days`: what is to know about a lesson, beside its badges. */
export function lessonFacts(
  lesson: Pick<ListedLesson, 'word_count' | 'video_minutes' | 'is_free' | 'unlock_after_days'>,
): string[] {
  const { word_count, video_minutes, is_free, unlock_after_days } = lesson;
  const facts = [`${readingMinutes(word_count)} min read`];
  if (video_minutes !== null) facts.push(`${video_minutes} min video`);
  // A free lesson is open to everyone, whatever its days say.
  if (!is_free) {
    facts.push(
      unlock_after_days === 0
        ? 'opens at once'
        : `opens after ${counted(unlock_after_days, 'day')}`,
    );
  }
  return facts;
}

/** `8 lessons: 6 published, 1 draft, 1 removed` */
export function lessonCounts(lessons: Pick<ListedLesson, 'status'>[]): string {
  const count = (status: LessonStatus) => lessons.filter((each) => each.status === status).length;
  const parts = [
    `${count('published')} published`,
    count('draft') > 0 && counted(count('draft'), 'draft'),
    count('removed') > 0 && `${count('removed')} removed`,
  ].filter(Boolean);
  return `${counted(lessons.length, 'lesson')}: ${parts.join(', ')}`;
}

export const lessonCount = (count: number): string =>
  count === 0 ? 'No lessons' : counted(count, 'lesson');
