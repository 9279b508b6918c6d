import { acceptedResumes, resumeAddress } from '#src/features/sessions/lib/resume-file.ts';
import type { Resume } from '#src/features/sessions/schemas/papers.ts';
import { addResume } from '#src/features/sessions/stores/resumes.ts';
import { fileSize } from '#src/shared/lib/file-size.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { FileButton } from '#src/shared/ui/FileButton.tsx';

interface OwnResumeProps {
  resume: Resume;
  token: string;
  isClosed: boolean;
  isBusy: boolean;
  onRemove: () => void;
}

/** One file: its name and size, and what can be done with it. */
export function OwnResume({ resume, token, isClosed, isBusy, onRemove }: OwnResumeProps) {
  const { id, name, size } = resume;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-small">
        <a className="link wrap-anywhere" href={resumeAddress(token, id)} download>
          <bdi>{name}</bdi>
        </a>{' '}
        <span className="text-soft">· {fileSize(size)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {!isClosed && (
          <FileButton
            label="Replace"
            of={name}
            accept={acceptedResumes}
            isBusy={isBusy}
            onFile={(file) => void addResume({ file, replaces: id })}
          />
        )}
        <Button
          look="quiet"
          small
          disabled={isBusy}
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
