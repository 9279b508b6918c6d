import { useStore } from '@nanostores/react';
import type { LessonFile } from '#src/features/courses/schemas/lesson.ts';
import { $isDeletingFile, removeFile } from '#src/features/courses/stores/edited-files.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';

interface DeleteFileProps {
  /** Undefined: nobody wants to delete anything. */
  file: LessonFile | undefined;
  onClose: (isGone: boolean) => void;
}

export function DeleteFile({ file, onClose }: DeleteFileProps) {
  const busy = useStore($isDeletingFile);
  const remove = async () => {
    if (file && (await removeFile(file))) onClose(true);
  };
  return (
    <ConfirmDialog
      title="Delete this file?"
      open={file !== undefined}
      action="Delete the file"
      keep="Keep it"
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={remove}
      onClose={() => onClose(false)}
    >
      <p>
        <strong>{file?.name}</strong> is gone for everyone at once. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
