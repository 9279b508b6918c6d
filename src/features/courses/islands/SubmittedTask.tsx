import { useStore } from '@nanostores/react';
import type { Submission } from '#src/features/courses/schemas/lesson-work.ts';
import { $isDownloading, downloadHandedIn } from '#src/features/courses/stores/handed-in.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { fileSize } from '#src/shared/lib/file-size.ts';
import { Button } from '#src/shared/ui/Button.tsx';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** What a learner handed in, and what the mentor says about it. */
export function SubmittedTask({ submission }: { submission: Submission }) {
  const busy = useStore($isDownloading);
  const { id, answer, file_name, file_size, created_at, points, comment } = submission;
  const rubric = submission.rubric ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-4">
      <p className="text-small text-soft">Handed in on {plainDate(dayInIndia(created_at))}</p>
      {answer !== null && <p className="wrap-anywhere whitespace-pre-line">{answer}</p>}
      {file_name !== null && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 text-small wrap-anywhere">
            <bdi>{file_name}</bdi> · {fileSize(file_size ?? 0)}
          </span>
          <Button
            look="quiet"
            small
            disabled={busy}
            aria-label={`Save ${file_name}`}
            onClick={() => void downloadHandedIn(id)}
          >
            Save
          </Button>
        </p>
      )}
      {points === null ? (
        <p className="text-small text-soft">
          Your mentor has not read it yet. You get an email with the marks.
        </p>
      ) : (
        <div className="grid gap-2 rounded-field bg-leaf-tint p-3">
          <p className="font-semibold">
            {rubric.length > 0
              ? `${sum(points)} of ${sum(rubric.map((line) => line.points))} points`
              : 'Your mentor has read it.'}
          </p>
          {rubric.map(({ criterion, points: possible }, index) => (
            <p key={criterion} className="flex justify-between gap-4 text-small">
              <span>{criterion}</span>
              <span className="whitespace-nowrap">
                {points[index] ?? 0} of {possible}
              </span>
            </p>
          ))}
          {comment !== null && <p className="wrap-anywhere whitespace-pre-line">{comment}</p>}
        </div>
      )}
    </div>
  );
}
