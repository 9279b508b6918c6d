import { useStore } from '@nanostores/react';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import { changeLesson } from '#src/features/courses/stores/edited-lesson.ts';
import { $lessonFields, $lessonProblems } from '#src/features/courses/stores/edited-state.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { TextField } from '#src/shared/ui/Field.tsx';
import { EditorPart } from './EditorPart.tsx';

/** A video that is somewhere else: it loads when a learner presses. */
export function VideoFields() {
  const { video_url, video_minutes } = useStore($lessonFields);
  const problems = useStore($lessonProblems);
  return (
    <EditorPart title="Video" hint="It loads only when a learner presses Play.">
      <TextField
        label="Address of the video"
        hint="At YouTube or Vimeo, or the link of a file."
        optional
        name="video_url"
        inputMode="url"
        maxLength={limits.webAddressMaximum}
        value={video_url}
        problem={problems['video_url']}
        onChange={(event) => changeLesson({ video_url: event.currentTarget.value })}
      />
      {video_url.trim() !== '' && (
        <TextField
          label="Minutes"
          optional
          name="video_minutes"
          inputMode="numeric"
          hint={`A whole number from 1 to ${lessonLimits.videoMinutesMaximum}.`}
          value={video_minutes}
          problem={problems['video_minutes']}
          onChange={(event) => changeLesson({ video_minutes: event.currentTarget.value })}
        />
      )}
    </EditorPart>
  );
}
