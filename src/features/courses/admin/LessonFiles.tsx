import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { acceptedFiles } from '#src/features/courses/lib/lesson-file.ts';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import { lessonTexts } from '#src/features/courses/messages/lesson-editor.ts';
import type { LessonFile } from '#src/features/courses/schemas/lesson.ts';
import {
  $isAddingFile,
  $lessonFiles,
  loadFiles,
  uploadFile,
} from '#src/features/courses/stores/edited-files.ts';
import { $lessonEditor } from '#src/features/courses/stores/edited-state.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { DeleteFile } from './DeleteFile.tsx';
import { EditorPart } from './EditorPart.tsx';
import { FileList } from './FileList.tsx';
import { UploadButton } from './UploadButton.tsx';

/** The files of a lesson. They are stored at once, without saving the lesson. */
export function LessonFiles() {
  const { lesson } = useStore($lessonEditor);
  return (
    <EditorPart
      title="Files"
      hint="At most ten, each at most 5 MB: PDF, Word, Excel, PowerPoint, MP3, M4A, PNG, JPEG or text."
    >
      {lesson ? (
        <StoredFiles lessonId={lesson.id} />
      ) : (
        <p className="note">{lessonTexts.saveFirst}</p>
      )}
    </EditorPart>
  );
}

function StoredFiles({ lessonId }: { lessonId: string }) {
  const { files, status } = useStore($lessonFiles);
  const busy = useStore($isAddingFile);
  const [deleted, setDeleted] = useState<LessonFile>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void loadFiles(lessonId), [lessonId]);

  const close = (isGone: boolean) => {
    setDeleted(undefined);
    // The button that asked is gone with its file.
    if (isGone) place.current?.focus();
  };
  return (
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      aria-label="Files"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none"
    >
      {status === 'failed' && (
        <LoadFailed
          message={lessonTexts.filesFailed}
          role="alert"
          onTryAgain={() => void loadFiles(lessonId)}
        />
      )}
      {status === 'loaded' && files.length === 0 && (
        <p className="text-soft">{lessonTexts.noFiles}</p>
      )}
      {files.length > 0 && <FileList files={files} onDelete={setDeleted} />}
      {files.length < lessonLimits.files ? (
        <UploadButton
          accept={acceptedFiles}
          isBusy={busy}
          onFile={(file) => void uploadFile({ lessonId, file })}
        />
      ) : (
        <p className="text-small text-soft">{lessonTexts.filesAreFull}</p>
      )}
      <DeleteFile file={deleted} onClose={close} />
    </div>
  );
}
