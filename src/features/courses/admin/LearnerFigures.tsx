import { useStore } from '@nanostores/react';
import { countLabel } from '#src/features/courses/lib/mentor-labels.ts';
import { learnerTexts } from '#src/features/courses/messages/learners.ts';
import { mostCounted } from '#src/features/courses/schemas/learners.ts';
import { overviewOf } from '#src/features/courses/stores/course-overview.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';

/** The course in three numbers. */
export function LearnerFigures({ courseId }: { courseId: string }) {
  const overview = overviewOf(courseId);
  const { figures, hasFailed } = useStore(overview.$overview);
  const shown = (count: number | undefined) =>
    count === undefined ? '–' : countLabel(count, mostCounted);
  return (
    <>
      {hasFailed && (
        <LoadFailed
          role="status"
          message={learnerTexts.figuresFailed}
          onTryAgain={() => void overview.refresh()}
        />
      )}
      <dl className="grid grid-cols-3 gap-x-4 border-y border-line py-4">
        <Figure name="Learners" count={shown(figures?.learner_count)} />
        <Figure name="Never opened it" count={shown(figures?.unopened_count)} />
        <Figure name="Finished" count={shown(figures?.finished_count)} />
      </dl>
    </>
  );
}

const Figure = ({ name, count }: { name: string; count: string }) => (
  <div className="grid content-between">
    <dt className="text-small text-soft">{name}</dt>
    <dd className="font-display text-large figures">{count}</dd>
  </div>
);
