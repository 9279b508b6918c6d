import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { lessonsOf, modulesOf } from '#src/features/courses/lib/course-order.ts';
import type { ListedLesson } from '#src/features/courses/schemas/course-desk.ts';
import { $courseDesk } from '#src/features/courses/stores/course-desk.ts';
import { moveLesson } from '#src/features/courses/stores/course-order.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { SelectField } from '#src/shared/ui/Field.tsx';

interface MoveLessonProps {
  /** Undefined: nothing is moved. */
  lesson: ListedLesson | undefined;
  onClose: () => void;
}

/** Moves a lesson to the end of another module. */
export function MoveLesson({ lesson, onClose }: MoveLessonProps) {
  return (
    <Dialog title="Move to another module" open={lesson !== undefined} onClose={onClose}>
      {lesson && <Choice lesson={lesson} onClose={onClose} />}
    </Dialog>
  );
}

function Choice({ lesson, onClose }: { lesson: ListedLesson; onClose: () => void }) {
  const { modules, lessons } = useStore($courseDesk);
  const others = modulesOf(modules, lesson.course_id).filter(({ id }) => id !== lesson.module_id);
  const [moduleId, setModuleId] = useState(others[0]?.id ?? '');
  const move = (event: FormEvent) => {
    event.preventDefault();
    moveLesson(lesson, { moduleId, index: lessonsOf(lessons, moduleId).length });
    onClose();
  };
  return (
    <CheckedForm legend="Move to another module" busy={false} onSubmit={move}>
      <p className="wrap-anywhere">
        <strong>{lesson.title}</strong> becomes the last lesson of the module that you choose.
      </p>
      <SelectField
        label="Module"
        value={moduleId}
        options={others.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => setModuleId(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Move</Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
