import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { $courseReader, findCourseReader } from '#src/features/courses/stores/bought-course.ts';

interface CourseStepProps {
  mentorshipType: string;
  visitor: ReactNode;
  owner: ReactNode;
  otherAccount: ReactNode;
  /** What is right for everyone, while nothing is known of the reader. */
  children: ReactNode;
}

/** How a buyer begins with a paid course, by who is logged in. */
export function CourseStep({ mentorshipType, children, ...steps }: CourseStepProps) {
  const reader = useStore($courseReader);
  useEffect(() => void findCourseReader(mentorshipType), [mentorshipType]);
  return reader === 'unknown' ? children : steps[reader];
}
