import { useStore } from '@nanostores/react';
import { type ComponentType, type FormEvent, useEffect, useRef } from 'react';
import type { LessonStatus } from '#src/features/courses/schemas/course-desk.ts';
import { keepNow } from '#src/features/courses/stores/edited-draft-timer.ts';
import {
  $isSavingLesson,
  saveLesson,
  saveMine,
} from '#src/features/courses/stores/edited-saving.ts';
import { $isUnsaved, $lessonEditor } from '#src/features/courses/stores/edited-state.ts';
import { openFoldsAround } from '#src/shared/browser/open-folds.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import type { RichTextProps } from '#src/shared/ui/rich-text/RichText.tsx';
import { useUnsavedWarning } from '#src/shared/ui/use-unsaved-warning.ts';
import { LessonActions } from './LessonActions.tsx';
import { LessonFiles } from './LessonFiles.tsx';
import { LessonNotes } from './LessonNotes.tsx';
import { LessonSettings } from './LessonSettings.tsx';
import { LessonTextFields } from './LessonTextFields.tsx';
import { QuizFields } from './QuizFields.tsx';
import { TaskFields } from './TaskFields.tsx';
import { VideoFields } from './VideoFields.tsx';

/** All fields of a lesson. */
export function LessonForm({ RichText }: { RichText: ComponentType<RichTextProps> }) {
  const { lesson, unsaved } = useStore($lessonEditor);
  const busy = useStore($isSavingLesson);
  const isUnsaved = useStore($isUnsaved);
  const place = useRef<HTMLDivElement>(null);
  useUnsavedWarning(isUnsaved);
  useEffect(() => {
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  const send = async (saved: Promise<Problems | undefined>) => {
    if (!(await saved)) return;
    // The text field has no name, and a question's options have their mark together.
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong]');
    openFoldsAround(wrong);
    wrong?.focus();
  };
  const save = (status: LessonStatus) => void send(saveLesson(status));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(lesson?.status ?? 'draft');
  };

  return (
    <div ref={place}>
      <CheckedForm
        legend="Lesson"
        busy={busy}
        className="grid grid-cols-[minmax(0,1fr)] gap-8"
        onSubmit={submit}
      >
        <LessonNotes onSaveMine={() => void send(saveMine())} />
        {/* Text that is typed now would be lost: unsaved text has to be decided about, or this one is on its way. */}
        <div
          inert={busy || unsaved !== undefined}
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 inert:opacity-60 lg:grid-cols-[minmax(0,1fr)_19rem]"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
            <LessonTextFields RichText={RichText} />
            <VideoFields />
            <TaskFields />
            <QuizFields />
            <LessonFiles />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-4">
            <LessonSettings />
            <LessonActions onSave={save} />
          </div>
        </div>
      </CheckedForm>
    </div>
  );
}
