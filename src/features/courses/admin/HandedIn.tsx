import { useStore } from '@nanostores/react';
import type { WaitingTask } from '#src/features/courses/schemas/inbox.ts';
import { $isDownloading, downloadHandedIn } from '#src/features/courses/stores/handed-in.ts';
import { fileSize } from '#src/shared/lib/file-size.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** What was asked, and what came. */
export function HandedIn({ task }: { task: WaitingTask }) {
  const busy = useStore($isDownloading);
  const { text, file_name: fileName, file_size: size } = task;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {task.task !== null && (
        <div className="note note-leaf grid gap-1 text-small">
          <h4 className="font-sans text-small font-semibold">The task</h4>
          <p className="wrap-anywhere whitespace-pre-line">{task.task}</p>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h4 className="font-sans text-base font-semibold">Handed in</h4>
        {text !== null && (
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{text}</bdi>
          </p>
        )}
        {fileName !== null && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 text-small wrap-anywhere">
              <bdi>{fileName}</bdi>
              {size !== null && <span className="text-soft"> · {fileSize(size)}</span>}
            </span>
            <Button
              look="quiet"
              small
              disabled={busy}
              aria-label={`Download ${fileName}`}
              onClick={() => void downloadHandedIn(task.id)}
            >
              Download
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
