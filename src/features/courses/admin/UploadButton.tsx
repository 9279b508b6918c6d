import { useStore } from '@nanostores/react';
import { $uploading } from '#src/features/courses/stores/edited-files.ts';
import { fileSize } from '#src/shared/lib/file-size.ts';
import { FileButton } from '#src/shared/ui/FileButton.tsx';

interface UploadButtonProps {
  accept: string;
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Opens the file picker, and tells what is on its way. */
export function UploadButton({ accept, isBusy, onFile }: UploadButtonProps) {
  const uploading = useStore($uploading);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FileButton label="Add a file" accept={accept} isBusy={isBusy} onFile={onFile} />
      <p role="status" className="text-small wrap-anywhere text-soft">
        {uploading && `Uploading ${uploading.name} (${fileSize(uploading.size)})...`}
      </p>
    </div>
  );
}
