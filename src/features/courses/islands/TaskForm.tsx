import { useStore } from '@nanostores/react';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { acceptedFiles } from '#src/features/courses/lib/lesson-file.ts';
import { taskFormSchema } from '#src/features/courses/schemas/lesson-work.ts';
import { $isHandingIn } from '#src/features/courses/stores/lesson-work.ts';
import {
  $taskFile,
  $taskProblem,
  chooseTaskFile,
  handIn,
} from '#src/features/courses/stores/task.ts';
import { fileSize } from '#src/shared/lib/file-size.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea } from '#src/shared/ui/Field.tsx';
import { FileButton } from '#src/shared/ui/FileButton.tsx';
import { useUnsavedForm } from '#src/shared/ui/use-unsaved-form.ts';
import { useUnsavedWarning } from '#src/shared/ui/use-unsaved-warning.ts';
import { useUnsentText } from './use-unsent-text.ts';

interface TaskFormProps {
  isFirst: boolean;
  /** The form is gone by then. */
  onHandedIn: () => void;
}

/** Hands in a text, a file or both. */
export function TaskForm({ isFirst, onHandedIn }: TaskFormProps) {
  const busy = useStore($isHandingIn);
  const file = useStore($taskFile);
  const problem = useStore($taskProblem);
  const answer = useUnsentText('answer');
  useUnsavedWarning(file !== undefined);
  const { problems, form } = useUnsavedForm({
    schema: taskFormSchema,
    busy,
    beginsUnsaved: answer.unsent !== undefined,
    send: async ({ answer: text = '' }) => {
      if (!(await handIn(text))) return false;
      answer.forget();
      onHandedIn();
      return true;
    },
  });

  return (
    <CheckedForm
      legend="Hand in your task"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      {...form}
    >
      <TextArea
        label={isFirst ? 'Your answer' : 'Your new answer'}
        hint="As text, as a file, or both."
        name="answer"
        rows={6}
        maxLength={limits.taskAnswerMaximum}
        {...answer.area}
        problem={problems['answer']}
      />
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label={file ? 'Choose another file' : 'Choose a file'}
          accept={acceptedFiles}
          onFile={chooseTaskFile}
        />
        {file && (
          <p className="text-small wrap-anywhere">
            <bdi>{file.name}</bdi> · {fileSize(file.size)}
          </p>
        )}
        {file && (
          <Button look="quiet" small onClick={() => chooseTaskFile(undefined)}>
            Remove file
          </Button>
        )}
      </div>
      <div role="alert">
        {problem && (
          <p className="note note-alarm text-small">
            <strong className="block">{problem.title}</strong>
            {problem.message}
          </p>
        )}
      </div>
      <PrivacyNote>Only your mentor reads what you hand in.</PrivacyNote>
      <div>
        <Button type="submit" busy={busy} busyLabel="Handing in...">
          {isFirst ? 'Hand in' : 'Hand in again'}
        </Button>
      </div>
    </CheckedForm>
  );
}
