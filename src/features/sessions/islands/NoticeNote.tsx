import type { Notice } from '#src/shared/messages/notice.ts';

/** Why something was not done, beside what was chosen or typed. */
export function NoticeNote({ notice }: { notice: Notice | undefined }) {
  return (
    <div role="alert">
      {notice && (
        <p className="note note-alarm text-small">
          <strong className="block">{notice.title}</strong>
          {notice.message}
        </p>
      )}
    </div>
  );
}
