import { useStore } from '@nanostores/react';
import { deskPapersTexts } from '#src/features/sessions/messages/desk-papers.ts';
import type { DeskPapers } from '#src/features/sessions/schemas/desk-papers.ts';
import { $isOpeningResume, openResume } from '#src/features/sessions/stores/desk-papers.ts';
import { fileSize } from '#src/shared/lib/file-size.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { PartHeading } from './PartHeading.tsx';

/** What the buyer has left: resumes to open, and questions. */
export function PaperList({ papers: { resumes, questions } }: { papers: DeskPapers }) {
  const busy = useStore($isOpeningResume);
  return (
    <>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <PartHeading>Resumes</PartHeading>
        {resumes.length === 0 ? (
          <p className="text-small text-soft">{deskPapersTexts.noResumes}</p>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {resumes.map((resume) => (
              <li key={resume.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <p className="min-w-0 text-small wrap-anywhere">
                  <bdi>{resume.name}</bdi>{' '}
                  <span className="text-soft">· {fileSize(resume.size)}</span>
                </p>
                <Button
                  look="quiet"
                  small
                  disabled={busy}
                  aria-label={`Download ${resume.name}`}
                  onClick={() => void openResume(resume)}
                >
                  Download
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <PartHeading>Questions</PartHeading>
        {questions.length === 0 ? (
          <p className="text-small text-soft">{deskPapersTexts.noQuestions}</p>
        ) : (
          <ol className="grid list-decimal gap-2 pl-5">
            {questions.map((question, index) => (
              <li key={index} className="wrap-anywhere whitespace-pre-line">
                <bdi>{question}</bdi>
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}
