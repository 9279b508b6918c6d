import { fileTypes } from '#src/features/courses/lib/file-types.ts';
import type { LessonFile } from '#src/features/courses/schemas/lesson.ts';
import { fileSize } from '#src/shared/lib/file-size.ts';
import { Button } from '#src/shared/ui/Button.tsx';

interface FileListProps {
  files: LessonFile[];
  onDelete: (file: LessonFile) => void;
}

export function FileList({ files, onDelete }: FileListProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
        >
          <p className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{file.name}</bdi>{' '}
            <span className="text-small text-soft figures">
              {fileTypes[file.content_type] ?? 'File'} · {fileSize(file.size)}
            </span>
          </p>
          <Button
            look="alarm"
            small
            aria-label={`Delete: ${file.name}`}
            onClick={() => onDelete(file)}
          >
            Delete
          </Button>
        </li>
      ))}
    </ul>
  );
}
