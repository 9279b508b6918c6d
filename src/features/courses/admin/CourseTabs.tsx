import { useStore } from '@nanostores/react';
import { $courseDesk, $openCourse, openCourse } from '#src/features/courses/stores/course-desk.ts';

/** Chooses the course that is shown below. */
export function CourseTabs() {
  const { courses } = useStore($courseDesk);
  const open = useStore($openCourse);
  return (
    <div role="group" aria-label="Course" className="flex flex-wrap gap-2">
      {courses.map((course) => (
        <button
          key={course.id}
          type="button"
          aria-pressed={course.id === open?.id}
          className="btn btn-quiet btn-small aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:text-leaf"
          onClick={() => openCourse(course)}
        >
          {course.title}
        </button>
      ))}
    </div>
  );
}
