import { useCallback, useEffect, useId, useState } from 'react';
import { ConfirmPassword } from '#src/features/auth/islands/ConfirmPassword.tsx';
import type { Learner, MovableOrder } from '#src/features/courses/schemas/learners.ts';
import { refreshCourse } from '#src/features/courses/stores/learner-access.ts';
import { learnersOf } from '#src/features/courses/stores/learners.ts';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { GiveAccessForm } from './GiveAccessForm.tsx';
import { LearnerFigures } from './LearnerFigures.tsx';
import { LearnerFilters } from './LearnerFilters.tsx';
import { LearnerTable } from './LearnerTable.tsx';
import { MoveOrderDialog } from './MoveOrderDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { UnclaimedOrders } from './UnclaimedOrders.tsx';

interface CourseLearnersProps {
  courseId: string;
  /** Lessons that are published. */
  lessonCount: number;
}

/** Who learns a course and how far they are, who has paid and cannot learn yet, and access by hand. */
export function CourseLearners({ courseId, lessonCount }: CourseLearnersProps) {
  const headingId = useId();
  const list = learnersOf(courseId);
  const refresh = useCallback(() => refreshCourse(courseId), [courseId]);
  useEffect(refresh, [refresh]);
  useOnReturn(refresh);
  const [taken, setTaken] = useState<{ learner: Learner; isOpen: boolean }>();
  const [moved, setMoved] = useState<{ order: MovableOrder; isOpen: boolean }>();
  const takeBack = useCallback((learner: Learner) => setTaken({ learner, isOpen: true }), []);
  const move = useCallback((order: MovableOrder) => setMoved({ order, isOpen: true }), []);

  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h2 id={headingId} className="text-large">
        Learners
      </h2>
      <LearnerFigures courseId={courseId} />
      <UnclaimedOrders courseId={courseId} onMove={move} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LearnerFilters list={list} />
        <LearnerTable list={list} lessonCount={lessonCount} onTakeBack={takeBack} onMove={move} />
      </div>
      <GiveAccessForm courseId={courseId} />
      {taken && (
        <TakeBackDialog
          courseId={courseId}
          learner={taken.learner}
          open={taken.isOpen}
          onClose={() => setTaken({ ...taken, isOpen: false })}
        />
      )}
      {moved && (
        <MoveOrderDialog
          key={moved.order.orderId}
          courseId={courseId}
          order={moved.order}
          open={moved.isOpen}
          onClose={() => setMoved({ ...moved, isOpen: false })}
        />
      )}
      <ConfirmPassword />
    </section>
  );
}
