import { useEffect } from 'react';
import {
  $courseReader,
  type CourseReader,
  findCourseReader,
} from '#src/features/courses/stores/bought-course.ts';

export type { CourseReader };

interface FindCourseReaderProps {
  mentorshipType: string;
  onFound: (reader: CourseReader) => void;
}

/** Tells who looks at a paid course. It draws nothing, so what is shown meanwhile stays where it is. */
export function FindCourseReader({ mentorshipType, onFound }: FindCourseReaderProps) {
  useEffect(() => {
    void findCourseReader(mentorshipType);
    return $courseReader.subscribe(onFound);
  }, [mentorshipType, onFound]);
  return null;
}
