import { useStore } from '@nanostores/react';
import { type ComponentType, useId } from 'react';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import {
  changeBody,
  changeLesson,
  changeTitle,
} from '#src/features/courses/stores/edited-lesson.ts';
import {
  $lessonEditor,
  $lessonFields,
  $lessonProblems,
} from '#src/features/courses/stores/edited-state.ts';
import { lessonPath } from '#src/shared/paths.ts';
import { TextArea, TextField } from '#src/shared/ui/Field.tsx';
import type { RichTextProps } from '#src/shared/ui/rich-text/RichText.tsx';

/** What a lesson is called, and its text. */
export function LessonTextFields({ RichText }: { RichText: ComponentType<RichTextProps> }) {
  const { lesson, course, opening } = useStore($lessonEditor);
  const { title, slug, summary } = useStore($lessonFields);
  const problems = useStore($lessonProblems);
  const id = useId();
  const address = lessonPath(course?.slug ?? '', slug || '…');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <TextField
        label="Title"
        name="title"
        maxLength={lessonLimits.titleMaximum}
        value={title}
        problem={problems['title']}
        onChange={(event) => changeTitle(event.currentTarget.value)}
      />
      {lesson ? (
        <p className="text-small wrap-anywhere text-soft">Address: {address}</p>
      ) : (
        <TextField
          label="Address"
          name="slug"
          hint={`${address}. It cannot be changed after the lesson is saved.`}
          maxLength={lessonLimits.slugMaximum}
          value={slug}
          problem={problems['slug']}
          onChange={(event) => changeLesson({ slug: event.currentTarget.value })}
        />
      )}
      <TextArea
        label="Summary"
        name="summary"
        hint="One or two sentences. Everyone reads them in the list of lessons."
        rows={3}
        maxLength={lessonLimits.summaryMaximum}
        value={summary}
        problem={problems['summary']}
        onChange={(event) => changeLesson({ summary: event.currentTarget.value })}
      />
      <div className="field">
        <span id={`${id}-body`} className="label">
          Text
        </span>
        <RichText
          key={JSON.stringify(opening)}
          labelId={`${id}-body`}
          problemId={problems['body'] && `${id}-problem`}
          opening={opening}
          onChange={changeBody}
        />
        {problems['body'] && (
          <p id={`${id}-problem`} className="field-error">
            {problems['body']}
          </p>
        )}
      </div>
    </div>
  );
}
