import type { LessonPage } from '#src/features/courses/schemas/lesson.ts';

const outlineLesson = {
  module: 'Resume',
  summary: '',
  word_count: 400,
  video_minutes: null,
  is_free: false,
  has_quiz: false,
  has_task: false,
  opens_at: null,
  completed_at: null,
};

/** A page of a learner: its first lesson is open, and the third one opens later. */
export function lessonPage(changes: Partial<LessonPage> = {}): LessonPage {
  return {
    course: { slug: 'resume-mastery', title: 'Resume', mentorshiptype: 'resume_interview_course' },
    access: { is_learner: true, started_at: null, ended_at: null, was_refunded: false },
    outline: [
      { ...outlineLesson, id: 'one', slug: 'first', title: 'First' },
      { ...outlineLesson, id: 'two', slug: 'second', title: 'Second' },
      {
        ...outlineLesson,
        id: 'later',
        slug: 'later',
        title: 'Later',
        opens_at: '2027-01-01T00:00:00Z',
      },
    ],
    lesson: {
      id: 'one',
      slug: 'first',
      title: 'First',
      summary: '',
      body: '<p>Text</p>',
      word_count: 400,
      video_url: null,
      video_minutes: null,
      task: null,
      rubric: null,
      files: [],
      questions: [],
    },
    progress: { place: 3, completed_at: null },
    ...changes,
  };
}
