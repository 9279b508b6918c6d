import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { acceptedResumes } from '#src/features/sessions/lib/resume-file.ts';
import type { Resume } from '#src/features/sessions/schemas/papers.ts';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import {
  $isRemovingResume,
  $resumeProblem,
  $sendingResume,
  addResume,
  removeResume,
} from '#src/features/sessions/stores/resumes.ts';
import { fileSize } from '#src/shared/lib/file-size.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';
import { FileButton } from '#src/shared/ui/FileButton.tsx';
import { NoticeNote } from './NoticeNote.tsx';
import { OwnResume } from './OwnResume.tsx';

interface OwnResumesProps {
  session: Session;
  hint: string;
  /** The session is over: files can only be taken back. */
  isClosed?: boolean;
}

/** The resumes that a buyer has left, and the way to add, replace and remove one. */
export function OwnResumes({ session, hint, isClosed = false }: OwnResumesProps) {
  const sending = useStore($sendingResume);
  const problem = useStore($resumeProblem);
  const isRemoving = useStore($isRemovingResume);
  const [asked, setAsked] = useState<Resume>();
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isGone = useRef(false);
  const { resumes } = session.papers;

  const remove = async () => {
    isGone.current = asked !== undefined && (await removeResume(asked.id)) === true;
    setAsking(false);
  };
  useEffect(() => {
    // The button that opened the dialog is gone with its file. The dialog has closed by now.
    if (!isAsking && isGone.current) place.current?.focus();
    isGone.current = false;
  }, [isAsking]);

  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label="Your resumes"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none"
    >
      {resumes.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {resumes.map((resume) => (
            <OwnResume
              key={resume.id}
              resume={resume}
              token={session.token}
              isClosed={isClosed}
              isBusy={sending !== undefined}
              onRemove={() => {
                setAsked(resume);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      {sending && (
        <div className="grid gap-1 text-small">
          <p className="wrap-anywhere">
            Sending <bdi>{sending.name}</bdi> · {fileSize(sending.size)}
          </p>
          <progress className="progress" aria-label="Sending the file" value={sending.progress} />
        </div>
      )}
      <NoticeNote notice={problem} />
      <p className="text-small text-soft">{hint}</p>
      {!isClosed && <PrivacyNote>Only your mentor reads your resume.</PrivacyNote>}
      {!isClosed && resumes.length < limits.resumesPerSession && (
        <div>
          <FileButton
            label={resumes.length === 0 ? 'Choose a file' : 'Add another file'}
            accept={acceptedResumes}
            isBusy={sending !== undefined}
            onFile={(file) => void addResume({ file })}
          />
        </div>
      )}
      <ConfirmDialog
        title="Remove this resume?"
        open={isAsking}
        action="Remove"
        keep="Keep it"
        busy={isRemoving}
        busyLabel="Removing..."
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p className="wrap-anywhere">
          <bdi>{asked?.name}</bdi> is deleted at once. Your mentor cannot read it any more.
        </p>
      </ConfirmDialog>
    </div>
  );
}
