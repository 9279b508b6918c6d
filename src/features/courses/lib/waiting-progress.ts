import type { LessonPage, OutlineLesson } from '#src/features/courses/schemas/lesson.ts';

/** What was read or finished on this device. */
export interface SeenProgress {
  /** The part of the text that was read last, from 0. */
  place: number;
  /** ISO 8601. */
  seenAt: string;
  isCompleted: boolean;
}

/** What is not sent yet, by the id of its lesson. */
export type WaitingProgress = Record<string, SeenProgress>;

const longestWaitInMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Without what has waited so long that its lesson will not open again. */
export const withoutOld = (waiting: WaitingProgress, now: number): WaitingProgress =>
  Object.fromEntries(
    Object.entries(waiting).filter(
      ([, { seenAt }]) => now - Date.parse(seenAt) < longestWaitInMilliseconds,
    ),
  );

/** With something newer about a lesson: what is finished stays finished. */
export const withNewer = (
  waiting: WaitingProgress,
  lessonId: string,
  progress: SeenProgress,
): WaitingProgress => ({
  ...waiting,
  [lessonId]: {
    ...progress,
    isCompleted: progress.isCompleted || (waiting[lessonId]?.isCompleted ?? false),
  },
});

/** A page as it will be once what waits is sent. Of lessons that are not open nothing will be taken. */
export function withWaiting(page: LessonPage, waiting: WaitingProgress): LessonPage {
  const isOpen = ({ is_free, opens_at }: OutlineLesson) =>
    is_free || (page.access.is_learner && opens_at === null);
  const outline = page.outline.map((lesson) =>
    isOpen(lesson) ? { ...lesson, ...completedIn(waiting[lesson.id], lesson) } : lesson,
  );
  const own = page.lesson ? waiting[page.lesson.id] : undefined;
  if (!own) return { ...page, outline };
  const progress = { place: own.place, ...completedIn(own, page.progress) };
  return { ...page, outline, progress };
}

const completedIn = (
  waiting: SeenProgress | undefined,
  known: { completed_at: string | null } | null,
) => ({ completed_at: known?.completed_at ?? (waiting?.isCompleted ? waiting.seenAt : null) });
