import type { ReactNode } from 'react';
import { lessonMinutes } from '#src/features/courses/lib/lesson-length.ts';
import { coursePath } from '#src/features/courses/paths/lessons.ts';
import type { Lesson } from '#src/features/courses/schemas/lesson.ts';
import type { Article } from '#src/shared/lib/rich-text/article.ts';

interface LessonArticleProps {
  lesson: Pick<Lesson, 'title' | 'word_count' | 'video_minutes'>;
  /** Made of sanitised lines. */
  article: Article;
  course: { slug: string; title: string };
  lessonCount: number;
  /** What is said beside the length. */
  note: string | undefined;
  /** What is said about the lesson, below its title. */
  children?: ReactNode;
}

/** A lesson as it is read: prebuilt where it is free, and in its page for learners. */
export function LessonArticle({
  lesson,
  article,
  course,
  lessonCount,
  note,
  children,
}: LessonArticleProps) {
  return (
    <div id="lesson-text" className="grid gap-6">
      <header className="grid gap-3">
        {/* On a wide screen the list is beside it. */}
        <p className="flex flex-wrap justify-between gap-x-6 text-small lg:hidden">
          <a className="link inline-flex min-h-11 items-center" href={coursePath(course.slug)}>
            {course.title}
          </a>
          <a className="link inline-flex min-h-11 items-center" href="#lessons">
            All {lessonCount} lessons
          </a>
        </p>
        <h1 className="text-display">{lesson.title}</h1>
        <p className="text-small text-soft">
          {lessonMinutes(lesson)} min{note && ` · ${note}`}
        </p>
      </header>
      {children}
      <div className="article" dangerouslySetInnerHTML={{ __html: article.html }} />
    </div>
  );
}
