import { useStore } from '@nanostores/react';
import { learnerTexts } from '#src/features/courses/messages/learners.ts';
import type { Learner, MovableOrder } from '#src/features/courses/schemas/learners.ts';
import type { CourseLearnerList } from '#src/features/courses/stores/learners.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { DataTable } from '#src/shared/ui/DataTable.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { LearnerRow } from './LearnerRow.tsx';

interface LearnerTableProps {
  list: CourseLearnerList;
  lessonCount: number;
  onTakeBack: (learner: Learner) => void;
  onMove: (order: MovableOrder) => void;
}

const columns = ['Learner', 'Access', 'Last seen', 'Progress', 'Actions'];

export function LearnerTable({ list, lessonCount, onTakeBack, onMove }: LearnerTableProps) {
  const { learners, hasMore, query, status, hasFailed } = useStore(list.$list);
  const isLoading = status === 'loading';
  const isNarrowed = query.onlyUnopened || query.words.trim() !== '';
  return (
    <>
      {learners.length > 0 && (
        <DataTable caption="Learners" columns={columns} look="cards" busy={isLoading}>
          {learners.map((learner) => (
            <LearnerRow
              key={learner.enrolment_id}
              learner={learner}
              lessonCount={lessonCount}
              onTakeBack={onTakeBack}
              onMove={onMove}
            />
          ))}
        </DataTable>
      )}
      <p role="status" className="text-center text-soft">
        {isLoading && learners.length === 0 && learnerTexts.loading}
      </p>
      {status === 'loaded' && learners.length === 0 && (
        <EmptyState
          title={isNarrowed ? learnerTexts.noMatch : learnerTexts.none}
          message={isNarrowed ? learnerTexts.noMatchMore : learnerTexts.noneMore}
        />
      )}
      {hasFailed && (
        <LoadFailed
          role="alert"
          message={learnerTexts.loadFailed}
          onTryAgain={() => void list.refresh()}
        />
      )}
      {hasMore && (
        <Button
          look="quiet"
          className="justify-self-center"
          busy={isLoading}
          busyLabel={learnerTexts.loading}
          onClick={() => void list.showMore()}
        >
          Load more learners
        </Button>
      )}
    </>
  );
}
